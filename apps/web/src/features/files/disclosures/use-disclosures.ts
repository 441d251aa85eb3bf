import type { Disclosure, FileSummary } from '@learntrail/contract/files/files'
import type { ShownFile } from '@learntrail/contract/files/my-files'
import { useQueries } from '@tanstack/react-query'
import { askEvery } from '../../../live/live-state.ts'
import { shownFilesQuery } from '../api/read-shown-files.ts'
import { kindOf } from '../file-kinds.ts'

export interface DisclosedFile {
  file: FileSummary
  disclosure: Disclosure
}

/** Documents are inspected soon after upload; polling stops silently after this many tries. `wait` in milliseconds. */
const look = { wait: 2_000, tries: 15 }

export const isDocument = (file: FileSummary) => ['word', 'ppt', 'excel', 'pdf'].includes(kindOf(file))

/** Returns the person's documents that disclose more to people who download them than they show. */
export function useDisclosures(files: readonly FileSummary[]): DisclosedFile[] {
  const documents = files.filter(isDocument)
  const answers = useQueries({
    queries: documents.map(({ id }) => ({
      ...shownFilesQuery([id]),
      staleTime: ({ state }: Answered) => (isAwaited(state.data) ? 0 : Number.POSITIVE_INFINITY),
      refetchInterval: ({ state }: Answered) =>
        isAwaited(state.data) && state.dataUpdateCount < look.tries ? askEvery(look.wait) : false,
    })),
  })
  return documents.flatMap((file, index) => {
    const disclosure = answers[index]?.data?.items[0]?.discloses
    const tellsMore = disclosure && (disclosure.authors.length > 0 || disclosure.hasPlace)
    return tellsMore ? [{ file, disclosure }] : []
  })
}

interface Answered {
  state: { data: { items: ShownFile[] } | undefined; dataUpdateCount: number }
}

function isAwaited(data: Answered['state']['data']): boolean {
  const file = data?.items[0]
  return data === undefined || (file?.isMine === true && file.discloses === null)
}
