import type { PointArchive } from '@learntrail/contract/points/points'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveDocument } from '../../../api/save-document.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { formatDay, formatTime } from '../../../ui/dates.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import css from './group-points.module.css'

/** With the time, to tell two archives of one day apart. */
const whenOf = (madeAt: string) => `${formatDay(madeAt)} ${formatTime(madeAt)}`

/** Archives made before records were cleared, for download. */
export function Archives({ groupId, archives }: { groupId: string; archives: readonly PointArchive[] }) {
  const { t } = useTranslation('points/manage')
  const save = useMutation({
    mutationFn: (id: string) => saveDocument(`/api/v2/group-point/${groupId}/archives/${id}/table`),
    onSuccess: () => toast(t('archives.taken')),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
  })
  return (
    <section aria-labelledby="point-archives">
      <h2 className={css.heading} id="point-archives">
        {t('archives.title')}
      </h2>
      <ul className={css.archives}>
        {archives.map(({ id, madeAt, movements }) => (
          <li key={id}>
            <span>
              {whenOf(madeAt)} <span className={css.note}>{t('archives.movements', { count: movements })}</span>
            </span>
            <Button
              look="line"
              size="s"
              icon="download"
              isBusy={save.isPending && save.variables === id}
              aria-label={t('archives.takeOf', { day: whenOf(madeAt) })}
              onClick={() => save.mutate(id)}
            >
              {t('archives.take')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
