import type { FileSummary } from '@learntrail/contract/files/files'

const none: FileSummary['captions'] = []

/** Returns the captions of a file; copies kept on a device before captions existed lack the field. */
export const captionsOf = ({ captions }: { captions?: FileSummary['captions'] | undefined }): FileSummary['captions'] =>
  captions ?? none
