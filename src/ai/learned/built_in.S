// The weights, as they are in their files.
    .section .rodata
    .balign 16
    .global occasus_empire_net, occasus_empire_net_end
    .hidden occasus_empire_net, occasus_empire_net_end
occasus_empire_net:
    .incbin OCCASUS_EMPIRE_NET
occasus_empire_net_end:
    .byte 0
    .section .note.GNU-stack, "", %progbits
