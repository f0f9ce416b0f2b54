/** How a file of ours begins; the version of what wrote it follows. */
export const MAGIC = 'education-guide search index\n'
/** Before a part its length in bytes, and after it its CRC-32, each as a double. */
export const FRAME_BYTES = 8
