/** A log that prints nothing, so that only figures are printed. */
export const quietLog = { info: () => undefined, warn: () => undefined, error: () => undefined }
