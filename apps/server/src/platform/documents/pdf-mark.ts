const mark = '%PDF-'
/** Bytes within which readers look for the mark (PDF 1.7, H.3.4.1): mail programs and scanners put lines before it. */
const within = 1_024

/** How many bytes from the start `isPdf` needs. */
export const pdfMarkBytes = within + mark.length - 1

/** Returns whether a file is a PDF, given its first bytes. */
export const isPdf = (beginning: Buffer) => beginning.subarray(0, pdfMarkBytes).includes(mark)
