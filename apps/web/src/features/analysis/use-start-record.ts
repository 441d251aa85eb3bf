import { type Classification, classifications, type TagCode } from '@learntrail/contract/tags/tags'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { startDraft } from '../drafts/index.ts'
import { useCurrentUser } from '../profiles/index.ts'

/** Starts a record with its tags set. What was being written stays as a draft of its own. */
export function useStartRecord() {
  const { t } = useTranslation('analysis')
  const user = useCurrentUser()
  const navigate = useNavigate()
  const [isStarting, setStarting] = useState<string | null>(null)

  async function begin(code: string, tags: TagCode[]) {
    if (!user) return
    setStarting(code)
    const classification = classifications.find((known): known is Classification => known === code)
    const isStarted = await startDraft(user, { tags, ...(classification ? { classification } : {}) })
    setStarting(null)
    if (!isStarted) {
      toast(t('gap.draftInTheWay'), { tone: 'warning' })
      return
    }
    navigate(paths.writePost)
  }
  return { isStarting, begin }
}
