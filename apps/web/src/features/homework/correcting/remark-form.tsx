import { textLength } from '@learntrail/contract/characters'
import type { HandIn } from '@learntrail/contract/homework/hand-in'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import { qualityPointsBy } from '@learntrail/contract/homework/quality'
import { rubricScore, rubricStanding } from '@learntrail/contract/homework/rubric'
import { outcomes } from '@learntrail/contract/homework/states'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence, useSentence } from '../../../i18n/problem-sentence.ts'
import { useWatched } from '../../../saving/use-watched.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Textarea } from '../../../ui/form/textarea.ts'
import { WholeNumberInput } from '../../../ui/form/whole-number-input.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { homeworkKey } from '../api/read-question.ts'
import { phrasesDialog } from '../phrases/lazy-phrases-dialog.ts'
import { RubricChoice } from '../rubric/rubric-choice.tsx'
import { VoiceField } from '../voice/voice-field.tsx'
import { voiceUploadOf } from '../voice/voice-uploads.ts'
import css from './correct.module.css'
import { KeysDialog } from './keys-dialog.tsx'
import type { Press } from './presses.ts'
import { QualityField } from './quality-field.tsx'
import type { RemarkSession, RemarkText } from './remark-session.ts'
import { tellOfPress } from './send-presses.ts'
import { useCorrectKeys } from './use-correct-keys.ts'

interface RemarkFormProps {
  press: Press
  handIn: HandIn
  /** The question's group points for quality. */
  mostQuality: number
  hasNext: boolean
  onNext: () => void
}

/** Score, words and outcome of a remark: saved while typing, shown to the student once released. */
export function RemarkForm({ press, handIn, mostQuality, hasNext, onNext }: RemarkFormProps) {
  const { t } = useTranslation(['homework/correct', 'homework/rubric', 'homework/voice'])
  const sentenceOf = useSentence()
  const queryClient = useQueryClient()
  const { session } = press
  const { text, saved, problem, conflict, isGone } = useWatched(session)
  const [wrong, setWrong] = useState<Partial<Record<'score' | 'levels' | 'voice' | 'words' | 'nothing', string>>>({})
  const [typedScore, setTypedScore] = useState(text.score === null ? '' : String(text.score))
  const score = useRef<HTMLInputElement>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [isShowingKeys, setShowingKeys] = useState(false)
  const [upload] = useState(() => voiceUploadOf(press.accountId, handIn.id))
  useEffect(() => {
    // With a keyboard, writing goes on at once; on a phone, its keyboard would cover the work.
    if (window.matchMedia('(pointer: fine)').matches) score.current?.focus({ preventScroll: true })
  }, [])
  // The score also changes when it is restored from the device, or another corrector's counts.
  useEffect(() => {
    setTypedScore((typed) => (scoreOf(typed) === text.score ? typed : text.score === null ? typed : String(text.score)))
  }, [text.score])

  const total = handIn.totalScore
  const hasRubric = handIn.rubric.length > 0
  const isTooMuch = typedScore !== '' && !isScore(typedScore, total)
  const { begunFrom } = session
  const isAsBegun = begunFrom !== null && !text.isReleased && saved !== 'saved'
  const said = isTooMuch ? undefined : Object.values(wrong)[0]
  const isTooLong = textLength(text.words) > homeworkLimits.words
  const changeScore = (typed: string) => {
    setTypedScore(typed)
    setWrong({})
    if (typed === '' || isScore(typed, total)) session.change({ score: typed === '' ? null : Number(typed) })
  }
  const release = async (goesOn: boolean) => {
    if (upload.read()) return setWrong({ voice: t('homework/voice:waitForUpload') })
    if (!hasRubric && isTooMuch) return setWrong({ score: t('wrong.score', { total }) })
    if (isTooLong) return setWrong({ words: ruleSentence('too_long', homeworkLimits.words) })
    // Pressing again confirms an empty remark.
    if (isNothing(text) && wrong.nothing === undefined) return setWrong({ nothing: t('wrong.nothing') })
    if (outcomeOf(text) === 'reviewed' && rubricStanding(handIn.rubric, text.levels) === 'some')
      return setWrong({ levels: t('homework/rubric:wrong.levels') })
    const settled = session.release()
    if (goesOn && hasNext) onNext()
    await settled
    await tellOfPress(press)
    void queryClient.invalidateQueries({ queryKey: homeworkKey })
  }
  const speak = useCallback(
    (voice: RemarkText['voice']) => {
      setWrong({})
      session.change({ voice })
    },
    [session],
  )
  /** Inserts a phrase at the caret and puts the caret behind it. */
  const insert = (phrase: string) => {
    const field = words.current
    const [start, end] = [field?.selectionStart ?? text.words.length, field?.selectionEnd ?? text.words.length]
    session.change({ words: `${text.words.slice(0, start)}${phrase}${text.words.slice(end)}` })
    setChoosing(false)
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(start + phrase.length, start + phrase.length)
    })
  }
  const choose = (outcome: RemarkText['outcome']) => {
    setWrong({})
    session.change({ outcome })
  }
  useCorrectKeys({
    release: () => void release(true),
    review: () => choose('reviewed'),
    giveBack: () => choose('returned'),
    choosePhrase: () => setChoosing(true),
    showKeys: () => setShowingKeys(true),
  })

  return (
    <section className={css.remark} aria-label={t('remark')}>
      <Card className={css.form}>
        {conflict ? <Conflict session={session} /> : null}
        {isAsBegun ? (
          <p className={css.begun}>{t(hasRubric ? 'begunFrom' : 'begunFromWords', { number: begunFrom })}</p>
        ) : null}
        {hasRubric ? (
          <RubricChoice
            rubric={handIn.rubric}
            reached={text.levels}
            total={total}
            first={score}
            onChange={(levels) => {
              setWrong({})
              session.change({ levels, score: rubricScore(handIn.rubric, levels) })
            }}
            onDone={() => words.current?.focus()}
          />
        ) : (
          <WholeNumberInput
            ref={score}
            label={t('score', { total })}
            max={total}
            value={typedScore}
            error={isTooMuch ? t('wrong.score', { total }) : null}
            onChange={changeScore}
          />
        )}
        <Textarea
          ref={words}
          label={t('words')}
          placeholder={t('wordsHint')}
          autosize
          minRows={5}
          maxRows={16}
          value={text.words}
          error={isTooLong ? ruleSentence('too_long', homeworkLimits.words) : null}
          onChange={(event) => {
            if (textLength(event.currentTarget.value) <= homeworkLimits.words * 2)
              session.change({ words: event.currentTarget.value })
          }}
        />
        <div>
          <Button
            look="line"
            size="s"
            aria-haspopup="dialog"
            aria-keyshortcuts="Alt+P"
            onPointerEnter={phrasesDialog.ahead}
            onClick={() => setChoosing(true)}
          >
            {t('phrases')}
          </Button>
        </div>
        {isChoosing ? (
          <OnDemand part={phrasesDialog} written={text.words} onChoose={insert} onClose={() => setChoosing(false)} />
        ) : null}
        <VoiceField id="homework-voice" upload={upload} voice={text.voice} onChange={speak} />
        <Field id="homework-outcome" label={t('outcome')}>
          <ChipRow>
            {outcomes.map((outcome) => (
              <ChoiceChip key={outcome} isOn={outcomeOf(text) === outcome} onToggle={() => choose(outcome)}>
                {t(`outcomes.${outcome}`)}
              </ChoiceChip>
            ))}
          </ChipRow>
        </Field>
        {outcomeOf(text) === 'reviewed' ? (
          <div className={css.ticks}>
            <Checkbox
              label={t('certifies')}
              checked={text.certifies}
              onChange={({ currentTarget: { checked } }) =>
                session.change({ certifies: checked, mayShow: checked && text.mayShow })
              }
            />
            <Checkbox
              label={t('mayShow')}
              checked={text.mayShow}
              disabled={!text.certifies}
              onChange={({ currentTarget: { checked } }) => session.change({ mayShow: checked })}
            />
          </div>
        ) : null}
        {mostQuality > 0 && outcomeOf(text) === 'reviewed' ? (
          <QualityField
            most={mostQuality}
            byScore={qualityPointsBy({ most: mostQuality, score: text.score, totalScore: total })}
            points={text.qualityPoints}
            onChange={(qualityPoints) => session.change({ qualityPoints })}
          />
        ) : null}
        <div className={css.foot}>
          {isGone ? <FormAlert>{t('gone')}</FormAlert> : null}
          {saved === 'refused' && problem ? <FormAlert>{sentenceOf(problem)}</FormAlert> : null}
          <p className={css.status} role="status">
            {text.isReleased && (saved === 'saved' || saved === 'unchanged')
              ? t(outcomeOf(text) === 'returned' ? 'isReturned' : 'isReleased')
              : t(`saved.${saved}`)}
          </p>
          <div className={css.acts}>
            <Button disabled={text.isReleased || conflict !== null} onClick={() => void release(false)}>
              {t('release')}
            </Button>
            <Button
              look="soft"
              disabled={text.isReleased || conflict !== null || !hasNext}
              onClick={() => void release(true)}
            >
              {t('releaseAndNext')}
            </Button>
          </div>
          {said ? (
            <p className={css.wrong} role="alert">
              {said}
            </p>
          ) : null}
        </div>
        <div className={css.keys}>
          <Button
            look="quiet"
            size="s"
            aria-haspopup="dialog"
            aria-keyshortcuts="?"
            onClick={() => setShowingKeys(true)}
          >
            {t('keys.title')} <kbd>?</kbd>
          </Button>
        </div>
        {isShowingKeys ? <KeysDialog hasRubric={hasRubric} onClose={() => setShowingKeys(false)} /> : null}
      </Card>
    </section>
  )
}

/** Another corrector saved meanwhile: shows both remarks and asks which one counts. */
function Conflict({ session }: { session: RemarkSession }) {
  const { t } = useTranslation('homework/correct')
  const { conflict, saved } = useWatched(session)
  if (!conflict) return null
  const { corrector, score, words, outcome } = conflict.other
  return (
    <section className={css.conflict} role="alert" aria-label={t('conflict.title', { name: corrector.displayName })}>
      <h3>{t('conflict.title', { name: corrector.displayName })}</h3>
      <p>
        {score === null ? t('conflict.noScore') : t('conflict.score', { score })}
        {outcome ? ` · ${t(`outcomes.${outcome}`)}` : ''}
      </p>
      {words ? <p className={css.other}>{words}</p> : null}
      <div className={css.acts}>
        <Button size="s" isBusy={saved === 'sending'} onClick={() => void session.keepMine()}>
          {t('conflict.keepMine')}
        </Button>
        <Button size="s" look="line" onClick={session.giveUp}>
          {t('conflict.keepOther')}
        </Button>
      </div>
    </section>
  )
}

/** Defaults to accepted, also for remarks kept by earlier releases, which may lack an outcome. */
const outcomeOf = ({ outcome }: RemarkText) => outcome ?? 'reviewed'

const isNothing = ({ score, levels, words, places, ink, voice }: RemarkText) =>
  score === null &&
  words.trim() === '' &&
  voice === null &&
  [levels, places, ink].every((part) => Object.keys(part).length === 0)

const scoreOf = (typed: string) => (typed === '' ? null : Number(typed))
const isScore = (typed: string, total: number) => /^\d+$/.test(typed) && Number(typed) <= total
