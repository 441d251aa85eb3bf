import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { LinkToShare } from '../../../ui/sharing/link-to-share.tsx'
import { useCopyLink } from '../../../ui/sharing/use-copy-link.ts'
import { learnLink } from './learn-link.ts'

/** The link to a unit where it is learnt, to be put into homework, a plan or a message. */
export function CopyLearnLink({ courseId, unitId }: { courseId: string; unitId: string }) {
  const { t } = useTranslation('courses/reading')
  const copy = useCopyLink()
  // Where a browser does not let it be copied, it is there to be selected.
  const [isShown, setShown] = useState(false)
  const address = learnLink(courseId, unitId)
  if (isShown) return <LinkToShare address={address} />
  return (
    <Button look="quiet" size="s" icon="copy" onClick={async () => setShown(!(await copy(address)))}>
      {t('copyLearnLink')}
    </Button>
  )
}
