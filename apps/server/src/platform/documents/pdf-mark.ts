const mark = '%PDF-'
/** Readers look for the mark so far (PDF 1.7, H.3.4.1): mail programs and scanners put lines before it. */
const within = 1_024

/** Bytes from the beginning by which `isPdf` decides. */
export const pdfMarkBytes = within + mark.length - 1

/** Whether a file is a PDF, by its beginning. */
export const isPdf = (beginning: Buffer) => beginning.subarray(0, pdfMarkBytes).includes(mark)
