// Where cargo builds, which CARGO_TARGET_DIR may move.

import { join, resolve } from 'node:path';

const HERE = import.meta.dirname ?? new URL('.', import.meta.url).pathname;

export const TARGET = resolve(process.env.CARGO_TARGET_DIR ?? join(HERE, '../../target'));
