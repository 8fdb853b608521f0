//! The console compiled for a web page.
