import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { LinkToShare } from '../../../ui/sharing/link-to-share.tsx'
import { useCopyLink } from '../../../ui/sharing/use-copy-link.ts'
import { learnLink } from './learn-link.ts'

/** Copies the link to learn a unit, for homework, a plan or a message. */
export function CopyLearnLink({ courseId, unitId }: { courseId: string; unitId: string }) {
  const { t } = useTranslation('courses/reading')
  const copy = useCopyLink()
  // If the browser refuses to copy, the link is shown for selection.
  const [isShown, setShown] = useState(false)
  const address = learnLink(courseId, unitId)
  if (isShown) return <LinkToShare address={address} />
  return (
    <Button look="quiet" size="s" icon="copy" onClick={async () => setShown(!(await copy(address)))}>
      {t('copyLearnLink')}
    </Button>
  )
}
