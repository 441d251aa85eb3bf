import type { FileSummary } from '@learntrail/contract/files/files'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../../../api/problem.ts'
import { createUploadQueue, isUnderWay, type UploadQueue } from '../../files/index.ts'

/** Uploads one file, the last one chosen; resumes after a lost connection as every upload does. */
export function useOneUpload(onDone: (file: FileSummary) => void) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const queue = useRef<UploadQueue | null>(null)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => () => queue.current?.stop(), [])

  function follow() {
    const item = queue.current?.read().at(-1)
    setBusy(item !== undefined && isUnderWay(item))
    setProblem(item?.problem ?? null)
    if (item?.summary) done.current(item.summary)
  }

  return {
    isBusy,
    problem,
    send(file: File) {
      queue.current?.stop()
      const current = createUploadQueue(() => {
        if (queue.current === current) follow()
      })
      queue.current = current
      const [refused] = current.add([file])
      if (refused) setProblem(new ApiProblem({ code: 'FILE_FORMAT_UNSUPPORTED', status: 415 }))
      else follow()
    },
  }
}
