import type { PlanContent } from '@learntrail/contract/plans/content'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newId } from '../../../api/new-id.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { planAddresses } from '../addresses.ts'
import { createPlan } from '../api/plans.ts'
import type { EditorState } from '../writing/use-drop-untouched.ts'

export interface PlanStart {
  /**
   * Identifies the start on the screen: pressing it again after a failure reuses its clientId, so no second plan is
   * created.
   */
  name: string
  content?: Partial<PlanContent>
  /** Id of a plan to start from. */
  source?: string
}

/** Creates a plan and navigates to its editor. */
export function useBeginPlan() {
  const navigate = useNavigate()
  const [writer] = useState(newId)
  const [clientIds] = useState(() => new Map<string, string>())
  return useMutation({
    mutationFn({ name, content, source }: PlanStart) {
      const clientId = clientIds.get(name) ?? newId()
      clientIds.set(name, clientId)
      return createPlan({ ...content, ...(source && { source }), clientId, writer, save: 1 })
    },
    onSuccess: ({ _id }, { name, source }) => {
      clientIds.delete(name)
      // A copy is kept as it is; an empty plan or a template only once something is written.
      navigate(planAddresses.edit(_id), { state: { isNew: source === undefined } satisfies EditorState })
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
}
