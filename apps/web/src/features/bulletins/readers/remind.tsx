import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import type { ReaderPage } from '@learntrail/contract/bulletins/following-up'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { dotted } from '../../../ui/dotted.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { isTooEarly } from '../../../ui/too-early.ts'
import { remindReaders } from '../api/bulletins.ts'
import { useBulletinChange } from '../api/use-bulletin-change.ts'
import css from './readers.module.css'

interface RemindProps {
  bulletin: Bulletin
  page: Pick<ReaderPage, 'counts' | 'remindedAt' | 'remindableAt'>
}

/** Reminds the members who have not read or signed, once a day; says when it is possible again. */
export function Remind({ bulletin, page }: RemindProps) {
  const { t } = useTranslation('bulletins/readers')
  const remind = useBulletinChange(() => remindReaders(bulletin.id))
  const { counts, remindedAt, remindableAt } = page
  const needsSignature = bulletin.needsSignature || bulletin.needsGuardian
  const isDone = (needsSignature ? Math.min(counts.read, counts.signed) : counts.read) >= counts.members
  const everybody = t(needsSignature ? 'remind.allSigned' : 'remind.all')
  const mustWait = isTooEarly(remindableAt)
  const press = () =>
    remind.mutate(undefined, {
      onSuccess: ({ told, guardians }) =>
        toast(
          told + guardians === 0
            ? everybody
            : dotted([
                told > 0 && t('remind.done', { count: told }),
                guardians > 0 && t('remind.guardians', { count: guardians }),
              ]),
        ),
    })

  if (isDone)
    return counts.members === 0 ? null : (
      <p role="status" className={css.all}>
        {everybody}
      </p>
    )
  return (
    <Card className={css.remind}>
      <p>
        {mustWait && remindedAt
          ? t('remind.again', { at: formatTaipei(remindedAt), time: formatTaipei(remindableAt) })
          : t(needsSignature ? 'remind.signature' : 'remind.text')}
      </p>
      <Button icon="bell" disabled={mustWait} isBusy={remind.isPending} onClick={press}>
        {t('remind.press')}
      </Button>
    </Card>
  )
}
