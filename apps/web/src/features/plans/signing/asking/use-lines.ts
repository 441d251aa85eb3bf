import type { PlanSigning } from '@learntrail/contract/plans/signing/signing'
import { writersOf } from '@learntrail/contract/plans/writers'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { newId } from '../../../../api/new-id.ts'
import { useWatched } from '../../../../saving/use-watched.ts'
import type { PlanSession } from '../../writing/plan-session.ts'
import { setSigning, signingQuery } from '../api/signing.ts'
import { type DraftLines, linesOf, toWire } from './lines.rules.ts'

const noLines = { isStudentSign: false, isTeacherSign: false, isParentsSign: false, customSign: [] }

/**
 * The signature lines while they are edited: each change is saved on its own; one that could not be saved stays here
 * and can be retried.
 */
export function useLines(session: PlanSession) {
  const { id } = session
  const queryClient = useQueryClient()
  const { plan } = useWatched(session)
  const writers = writersOf(plan)
  const query = useQuery(signingQuery(id))
  const [changed, setChanged] = useState<DraftLines | null>(null)
  const [usual, setUsual] = useState<DraftLines | null>(null)
  const latest = useRef<DraftLines | null>(null)

  const loaded = query.data
  const linesNow = (signing: PlanSigning) =>
    linesOf(signing, { content: session.read().content, ofSchool: plan.school.signatures, writers }, newId)
  if (usual === null && loaded?.lines.length === 0) setUsual(linesNow(loaded))
  // A saved plan may turn signatures outdated.
  const { version } = plan
  const known = useRef(version)
  useEffect(() => {
    if (known.current === version) return
    known.current = version
    void queryClient.invalidateQueries({ queryKey: signingQuery(id).queryKey })
  }, [version, id, queryClient])

  const save = useMutation({
    mutationKey: ['plans', 'lines', id],
    scope: { id: `plan-lines ${id}` },
    mutationFn: (lines: DraftLines) => setSigning(id, toWire(lines)),
    onSuccess(signing, sent) {
      queryClient.setQueryData(signingQuery(id).queryKey, signing)
      if (latest.current !== sent) return
      latest.current = null
      setChanged(null)
      setUsual(null)
    },
  })

  const shown = changed ?? (loaded && loaded.lines.length > 0 ? linesNow(loaded) : usual)

  function change(part: Partial<DraftLines>) {
    if (!shown) return
    const next = { ...shown, ...part }
    latest.current = next
    setChanged(next)
    // Without lines, the form prints no signatures either.
    if (next.lines.length === 0) session.change(noLines)
    save.mutate(next)
  }

  return {
    query,
    writers,
    shown,
    change,
    isSaving: save.isPending,
    error: changed === null ? null : save.error,
    retry: () => changed && save.mutate(changed),
    /**
     * Saves the plan and the lines; resolves to the version to be signed, or null if the plan could not be saved.
     * Rejects if the lines could not.
     */
    async prepare(): Promise<number | null> {
      if (!(await session.settle())) return null
      const isKept = loaded !== undefined && loaded.lines.length > 0 && latest.current === null
      if (!isKept && shown) await save.mutateAsync(latest.current ?? shown)
      return session.read().plan.version
    },
  }
}

export type Lines = ReturnType<typeof useLines>
