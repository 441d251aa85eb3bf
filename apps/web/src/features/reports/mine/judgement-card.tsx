import { addressOf } from '@learntrail/contract/notices/places'
import { suspends } from '@learntrail/contract/reports/facts'
import { reportLimits } from '@learntrail/contract/reports/limits'
import type { Judgement } from '@learntrail/contract/reports/reports'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { dot } from '../../../ui/dotted.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { useAppeal, useSayMended } from '../api/reports.ts'
import css from './mine.module.css'

/** Editors of my things, for the types that have one. */
const editedAt: Partial<Record<Judgement['targetType'], (id: string) => string>> = {
  post: (id) => `${paths.writePost}?id=${id}`,
  person: () => paths.profile,
  ePortfolio: paths.ePortfolio,
  group: paths.editGroup,
}

/** A decision about something of mine: its reason, and my possible responses. */
export function JudgementCard({ judgement }: { judgement: Judgement }) {
  const { t } = useTranslation('reports')
  const [isAppealing, setAppealing] = useState(false)
  const mended = useSayMended()
  const { decision, endsAt, liftedAt, shownAt, appeal, can } = judgement
  const toEdit = judgement.place ? addressOf(judgement.place) : editedAt[judgement.targetType]?.(judgement.targetId)
  return (
    <Card as="article" className={css.card}>
      <p className={css.chips}>
        <Chip tone={liftedAt ? 'plain' : 'rose'}>{t(`decisions.${decision}`)}</Chip>
        {liftedAt ? <Chip tone="leaf">{t('judgements.lifted')}</Chip> : null}
        {shownAt ? <Chip tone="leaf">{t('judgements.shown')}</Chip> : null}
      </p>
      <h3 className={css.title}>{judgement.title || t(`types.${judgement.targetType}`)}</h3>
      <p className={css.words}>{judgement.words}</p>
      <p className={css.note}>
        {formatTaipei(judgement.at)}
        {suspends(decision) && !liftedAt
          ? `${dot}${endsAt ? t('judgements.until', { time: formatTaipei(endsAt) }) : t('judgements.forGood')}`
          : null}
      </p>
      {appeal ? (
        <div className={css.appeal}>
          <p className={css.note}>{t('judgements.myAppeal', { time: formatTaipei(appeal.at) })}</p>
          <p className={css.words}>{appeal.words}</p>
          <p className={css.note}>{appeal.outcome ? t(`appeals.${appeal.outcome}`) : t('appeals.waiting')}</p>
          {appeal.answer ? <p className={css.words}>{appeal.answer}</p> : null}
        </div>
      ) : null}
      {mended.error ? <FormAlert>{sentenceOf(mended.error)}</FormAlert> : null}
      {isAppealing ? <AppealForm judgement={judgement} onDone={() => setAppealing(false)} /> : null}
      {!isAppealing && (can.appeal || can.mend) ? (
        <div className={css.acts}>
          {can.appeal ? (
            <Button look="line" onClick={() => setAppealing(true)}>
              {t('judgements.appeal')}
            </Button>
          ) : null}
          {can.mend && toEdit ? (
            <LinkButton look="line" icon="edit" to={toEdit}>
              {t('judgements.edit')}
            </LinkButton>
          ) : null}
          {can.mend ? (
            <Button
              isBusy={mended.isPending}
              onClick={() => mended.mutate(judgement.id, { onSuccess: () => toast(t('judgements.mendedSent')) })}
            >
              {t('judgements.mended')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Card>
  )
}

function AppealForm({ judgement: { id }, onDone }: { judgement: Judgement; onDone: () => void }) {
  const { t } = useTranslation(['reports', 'common'])
  const appeal = useAppeal()
  const form = useKeptForm({
    id: `appeal-${id}`,
    draft: { what: 'appeal', account: useCurrentUser()?.id ?? null, of: id },
    start: () => ({ words: '' }),
    check: ({ words }) => ({ words: checkText(words, { required: true, max: reportLimits.appeal }) }),
    send: ({ words }) => appeal.mutateAsync({ id, words }),
    onSent() {
      toast(t('judgements.appealSent'))
      onDone()
    },
  })
  return (
    <form className={css.form} onSubmit={form.submit}>
      {form.failure ? <FormAlert>{form.failure}</FormAlert> : null}
      <Textarea
        {...form.input('words')}
        label={t('judgements.appealWords')}
        description={t('judgements.appealNote')}
        withAsterisk
        aria-required
        autosize
        minRows={3}
      />
      <div className={css.acts}>
        <Button look="line" onClick={onDone}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" isBusy={form.isSending}>
          {t('judgements.sendAppeal')}
        </Button>
      </div>
    </form>
  )
}
