import type { FileSummary } from '@learntrail/contract/files/files'

const none: FileSummary['captions'] = []

/** The captions of a file; what a device has kept since before there were any says nothing of them. */
export const captionsOf = ({ captions }: { captions?: FileSummary['captions'] | undefined }): FileSummary['captions'] =>
  captions ?? none
