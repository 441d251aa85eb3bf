import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { isProblem } from '../../api/problem.ts'
import { sharedQuery } from '../../features/co-writing/index.ts'
import { shownFilesQuery } from '../../features/files/api/read-shown-files.ts'
import { FileViewer } from '../../features/files/viewer/file-viewer.tsx'
import type { ViewedFile } from '../../features/files/viewer/viewed-file.ts'
import { ViewerFace } from '../../features/files/viewer/viewer-faces.tsx'
import { postQuery, privacyName } from '../../features/posts/index.ts'
import { useCurrentUser } from '../../features/profiles/index.ts'
import { paths } from '../../paths.ts'
import { useGoBack } from '../../ui/screen/use-go-back.ts'

/** Full-screen file viewer. The address holds all it needs: `?post=…&index=2`, `?shared=…` or `?files=…,…`. */
export function FileViewerRoute() {
  const [search] = useSearchParams()
  const post = search.get('post')
  const shared = search.get('shared')
  if (post) return <PostFiles id={post} />
  return shared ? <SharedFiles id={shared} /> : <ChosenFiles ids={search.get('files')?.split(',') ?? []} />
}

function PostFiles({ id }: { id: string }) {
  const close = useGoBack(paths.post(id))
  const user = useCurrentUser()
  const query = useQuery(postQuery(id))
  const { data: post } = query
  const isMine = post?.owner.id === user?.id
  return (
    <Viewer
      files={post?.files.map((file) => ({ ...file, isMine }))}
      query={query}
      share={post && (isMine || privacyName(post.privacy) === 'public') ? paths.post(id) : undefined}
      close={close}
    />
  )
}

/** Files of a record being written together; each belongs to the writer who added it. */
function SharedFiles({ id }: { id: string }) {
  const close = useGoBack(paths.sharedRecord(id))
  const record = useQuery(sharedQuery(id))
  const ids = record.data?.files.map((file) => file.id) ?? []
  const files = useQuery(shownFilesQuery(ids))
  const isEmpty = record.data !== undefined && ids.length === 0
  return <Viewer files={isEmpty ? [] : files.data?.items} query={record.isError ? record : files} close={close} />
}

function ChosenFiles({ ids }: { ids: string[] }) {
  const close = useGoBack(paths.myFiles)
  const query = useQuery(shownFilesQuery(ids))
  return <Viewer files={ids.length === 0 ? [] : query.data?.items} query={query} close={close} />
}

interface ViewerProps {
  files: ViewedFile[] | undefined
  query: { error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }
  share?: string | undefined
  close: () => void
}

function Viewer({ files, query, share, close }: ViewerProps) {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('index') ?? 0)

  if (!files && query.isError && !isProblem(query.error, 'POST_NOT_FOUND', 'SHARED_NOT_FOUND')) {
    return (
      <ViewerFace onClose={close} error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
    )
  }
  if (!files && !query.isError) return <ViewerFace onClose={close} />
  if (!files || files.length === 0) return <ViewerFace onClose={close} isEmpty />

  const index = Number.isInteger(asked) && asked >= 0 ? Math.min(asked, files.length - 1) : 0
  const turn = (next: number) => {
    const changed = new URLSearchParams(search)
    changed.set('index', String(next))
    setSearch(changed, { replace: true, preventScrollReset: true })
  }
  return <FileViewer files={files} index={index} onTurn={turn} onClose={close} share={share} />
}
