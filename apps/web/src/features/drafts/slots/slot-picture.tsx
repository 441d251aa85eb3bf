import type { FileSummary } from '@learntrail/contract/files/files'

/** A slot's picture; decorative, as the name stands beside it. */
export function SlotPicture({ file }: { file: FileSummary }) {
  return <img src={`${file.url}?type=thumbnail&width=320`} alt="" width={44} height={44} loading="lazy" />
}
