import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { useCopyLink } from '../../../ui/sharing/use-copy-link.ts'
import { learnLink } from './learn-link.ts'

/** The link to a unit where it is learnt, to be put into homework, a plan or a message. */
export function CopyLearnLink({ courseId, unitId }: { courseId: string; unitId: string }) {
  const { t } = useTranslation('courses/reading')
  const copy = useCopyLink()
  return (
    <Button look="quiet" size="s" icon="copy" onClick={() => void copy(learnLink(courseId, unitId))}>
      {t('copyLearnLink')}
    </Button>
  )
}
