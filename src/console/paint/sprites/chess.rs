//! The six chess pieces, 19 x 19. They are told apart by shape; the sides by their inks.

use crate::paint::sprite::sprites;

sprites! {
    /// The king.
    KING = [
        "        ###        ",
        "      ###o###      ",
        "      #ooo++#      ",
        "      ###o###      ",
        "        #o#        ",
        "   #### #o# ####   ",
        "  #oo++##o##oo++#  ",
        " #ooooo++#ooooo++# ",
        " #ooooo++#ooooo++# ",
        " #ooooo++#ooooo++# ",
        "  #oooo++#oooo++#  ",
        "   #ooo++#ooo++#   ",
        "    #oo++#oo++#    ",
        "    #ooooooo++#    ",
        "    ###########    ",
        "    #ooooooo++#    ",
        "    ###########    ",
        "   #ooooooooo++#   ",
        "   #############   ",
    ];

    /// The queen.
    QUEEN = [
        "         #         ",
        "    #   #o#   #    ",
        " # #o#   #   #o# # ",
        "#o# #   ###   # #o#",
        " # ###  #o#  ### # ",
        " ###o#  #o#  #o### ",
        " #o+##  #o#  ##o+# ",
        " #o++# ##o## #o++# ",
        "  #o++##o++##o++#  ",
        "  #ooooooooooo++#  ",
        "  #ooooooooooo++#  ",
        "   #ooooooooo++#   ",
        "   #ooooooooo++#   ",
        "    ###########    ",
        "    #ooooooo++#    ",
        "    ###########    ",
        "    #ooooooo++#    ",
        "   #ooooooooo++#   ",
        "   #############   ",
    ];

    /// The rook.
    ROOK = [
        "                   ",
        "  ####  ###  ####  ",
        "  #o+#  #o#  #o+#  ",
        "  #o+####o####o+#  ",
        "  #ooooooooooo++#  ",
        "  #ooooooooooo++#  ",
        "   #############   ",
        "    #ooooooo++#    ",
        "    #ooooooo++#    ",
        "    #ooooooo++#    ",
        "    #ooooooo++#    ",
        "    #ooooooo++#    ",
        "    ###########    ",
        "   #ooooooooo++#   ",
        "   #ooooooooo++#   ",
        "  ###############  ",
        "  #ooooooooooo++#  ",
        "  #ooooooooooo++#  ",
        "  ###############  ",
    ];

    /// The bishop.
    BISHOP = [
        "         #         ",
        "        #o#        ",
        "         #         ",
        "        ###        ",
        "       #o++#       ",
        "      #oo++##      ",
        "     #oo++#o+#     ",
        "     #o++#o++#     ",
        "     #o+#oo++#     ",
        "     #ooooo++#     ",
        "      #ooo++#      ",
        "       #o++#       ",
        "      #######      ",
        "      #ooo++#      ",
        "      #######      ",
        "       #o++#       ",
        "    ####o++####    ",
        "   #ooooooooo++#   ",
        "   #############   ",
    ];

    /// The knight.
    KNIGHT = [
        "       # #         ",
        "      #o#o##       ",
        "      #oo++##      ",
        "     #oooo++##     ",
        "    #o##oooo++#    ",
        "   #o+##ooooo++#   ",
        "  #ooooooooooo++#  ",
        "  #oooooooooooo++# ",
        "  #o++##ooooooo++# ",
        "   ###  #oooooo++# ",
        "       #ooooooo++# ",
        "      #ooooooo++#  ",
        "     #ooooooo++#   ",
        "     #oooooo++#    ",
        "     #ooooooo++#   ",
        "    ###########    ",
        "   #ooooooooo++#   ",
        "   #ooooooooo++#   ",
        "   #############   ",
    ];

    /// The pawn.
    PAWN = [
        "                   ",
        "                   ",
        "                   ",
        "        ###        ",
        "       #o++#       ",
        "      #ooo++#      ",
        "      #ooo++#      ",
        "      #ooo++#      ",
        "       #o++#       ",
        "     #########     ",
        "     #ooooo++#     ",
        "      ##o++##      ",
        "       #o++#       ",
        "       #o++#       ",
        "      #ooo++#      ",
        "     #ooooo++#     ",
        "    ###########    ",
        "    #ooooooo++#    ",
        "    ###########    ",
    ];
}
