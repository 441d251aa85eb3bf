import { textLength } from '@learntrail/contract/characters'
import type { DoneWeek, Execution } from '@learntrail/contract/plans/doing/doing'
import { planLimits } from '@learntrail/contract/plans/limits'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { Textarea } from '../../../../ui/form/textarea.ts'
import { useKeptForm } from '../../../../ui/form/use-kept-form.ts'
import { LinkedWords } from '../../../../ui/linked-words.tsx'
import { PersonFace, PersonName } from '../../../../ui/person-link.tsx'
import { When } from '../../../../ui/when.tsx'
import { useCurrentUser } from '../../../profiles/index.ts'
import { sayAtWeek } from '../api/executions.ts'
import { useDoingChange } from '../use-doing-change.ts'
import css from './week.module.css'

interface WeekTalkProps {
  execution: Execution
  week: DoneWeek
}

/** Questions to the adviser and the answers, for this week. */
export function WeekTalk({ execution, week }: WeekTalkProps) {
  const { t } = useTranslation('plans/doing')
  const { can } = execution
  const { said } = week
  const isFull = said.length >= planLimits.said
  const mayWrite = can.ask || can.advise
  if (!mayWrite && !can.write && said.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="week-talk">
      <h3 id="week-talk" className={css.name}>
        {t('talk.title')}
      </h3>
      {said.length > 0 ? (
        <ol className={css.said} aria-label={t('talk.list')}>
          {said.map(({ id, by, isAdviser, text, at }) => (
            <li key={id} className={css.one} data-adviser={isAdviser || undefined}>
              <PersonFace person={by} size={28} />
              <div className={css.words}>
                <p className={css.who}>
                  <PersonName person={by} />
                  {isAdviser ? <Chip tone="accent">{t('talk.adviser')}</Chip> : null}
                  <When time={at} relative />
                </p>
                <p className={css.text}>
                  <LinkedWords text={text} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      ) : null}
      {isFull ? (
        <p className={css.quiet}>{t('talk.full', { count: planLimits.said })}</p>
      ) : mayWrite ? (
        <TalkForm execution={execution} week={week} />
      ) : can.write ? (
        <p className={css.quiet}>{t('talk.nobody')}</p>
      ) : null}
    </section>
  )
}

function TalkForm({ execution: { projectId: id, can }, week: { weekId } }: WeekTalkProps) {
  const { t } = useTranslation('plans/doing')
  const account = useCurrentUser()?.id ?? null
  const limit = planLimits.question
  const say = useDoingChange(sayAtWeek)
  const form = useKeptForm({
    id: 'talk',
    draft: { what: 'plan-said', account, of: `${id}.${weekId}` },
    start: () => ({ text: '' }),
    check({ text }) {
      const length = textLength(text.trim())
      return { text: length === 0 ? t('talk.empty') : length > limit ? t('tooLong', { limit }) : null }
    },
    send: ({ text }, clientId) => say.mutateAsync({ id, weekId, clientId, text }),
    startsAgain: true,
    isAnotherOnceChanged: true,
  })
  const length = textLength(form.values.text.trim())
  const kind = can.advise ? 'answer' : 'ask'
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <Textarea
        {...form.input('text')}
        label={t(`talk.${kind}.label`)}
        placeholder={t(`talk.${kind}.hint`)}
        autosize
        minRows={2}
        maxRows={8}
        error={length > limit ? t('tooLong', { limit }) : form.wrong.text}
      />
      {length > limit * 0.8 ? <p className={css.count}>{t('count', { count: length, limit })}</p> : null}
      {form.failure ? <FormAlert>{form.failure}</FormAlert> : null}
      <div className={css.buttons}>
        <Button type="submit" look="soft" icon="send" isBusy={form.isSending}>
          {t(`talk.${kind}.send`)}
        </Button>
      </div>
    </form>
  )
}
