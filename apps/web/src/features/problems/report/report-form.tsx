import { emailAddress } from '@learntrail/contract/accounts/email-address'
import { accountLimits } from '@learntrail/contract/accounts/limits'
import { foldIdentifier } from '@learntrail/contract/characters'
import { type ProblemKind, problemKinds } from '@learntrail/contract/problems/facts'
import { problemLimits } from '@learntrail/contract/problems/limits'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { isProblem } from '../../../api/problem.ts'
import { currentLocale } from '../../../i18n/i18n.ts'
import { ruleSentence, sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { goToField } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { dropDraft, readDraft, useKeptDraft } from '../../../ui/keep-draft.ts'
import { isUnderWay, pictureNames, UploadField, useKeptPictures } from '../../files/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { useNavigation } from '../../shell/index.ts'
import { useReportProblem } from '../api/problems.ts'
import { browserFacts } from './browser-facts.ts'
import { type GuestPicture, GuestPictures } from './guest-pictures.tsx'
import css from './report.module.css'

interface Values {
  clientId: string
  kind: ProblemKind
  words: string
  email: string
}
type Wrong = Partial<Record<'words' | 'email' | 'pictures', string>>

const name = 'problem'
const facts = ['program', 'screen', 'language', 'address', 'version'] as const

/** The report form. Its input stays on the device until it is sent; the browser's facts are shown before sending. */
export function ReportForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('problems')
  const user = useCurrentUser()
  const { data: navigation } = useNavigation()
  const [start] = useState<Values>(() => ({
    clientId: newId(),
    kind: 'broken',
    words: '',
    email: '',
    ...readDraft<Values>(name),
  }))
  const [values, setValues] = useState(start)
  const [wrong, setWrong] = useState<Wrong>({})
  const change = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }))
    setWrong({})
  }
  useKeptDraft(name, values, values !== start)
  const pictures = useKeptPictures(name, [])
  // Only members with a complete profile and their own password can upload files.
  const mayUpload = user?.isProfileFilled && !user.credential?.isDefaultPassword
  const [guestPictures, setGuestPictures] = useState<GuestPicture[]>([])
  const send = useReportProblem()
  const version = navigation?.version ?? ''
  const browser = useMemo(() => browserFacts(version, cameFrom()), [version])

  const check = (): boolean => {
    const { min, max } = problemLimits.words
    const words = checkText(values.words, { required: true, min, max })
    const email = user
      ? null
      : checkText(values.email, {
          required: true,
          max: accountLimits.email,
          clean: foldIdentifier,
          pattern: emailAddress,
          patternRule: 'email',
        })
    const isWaiting = pictures.items.some((item) => item.summary === null && isUnderWay(item))
    const found: Wrong = {
      ...(words ? { words } : {}),
      ...(email ? { email } : {}),
      ...(isWaiting ? { pictures: t('picturesUnderWay') } : {}),
    }
    setWrong(found)
    const [first] = Object.keys(found)
    if (first) goToField(`problem-${first}`)
    return first === undefined
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!check()) return
    const fileIds = user ? pictures.items.flatMap(({ summary }) => summary?.id ?? []) : []
    const { clientId, kind, words } = values
    const email = user ? null : foldIdentifier(values.email)
    const sent = user ? [] : guestPictures.map(({ name, content }) => ({ name, content }))
    send.mutate(
      { clientId, kind, words: words.trim(), email, fileIds, pictures: sent, browser, locale: currentLocale() },
      {
        onSuccess: () => {
          dropDraft(name)
          pictures.finish()
          onSent()
        },
        onError: (error) => {
          if (!isProblem(error, 'VALIDATION_FAILED')) return
          const [first] = error.fields.map(({ path, ...field }) => ({ ...field, name: fieldOf(path) }))
          if (!first) return
          setWrong({ [first.name]: ruleSentence(first.rule, first.limit) })
          goToField(`problem-${first.name}`)
        },
      },
    )
  }

  return (
    <Card as="form" className={css.form} onSubmit={submit}>
      <FormAlert>{send.error && !isProblem(send.error, 'VALIDATION_FAILED') ? sentenceOf(send.error) : null}</FormAlert>
      <Field id="problem-kind" label={t('kind')}>
        <ChipRow>
          {problemKinds.map((kind) => (
            <ChoiceChip key={kind} isOn={values.kind === kind} onToggle={() => change({ kind })}>
              {t(`kinds.${kind}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
      </Field>
      <Textarea
        id="problem-words"
        label={t('words')}
        description={t('wordsNote')}
        autosize
        minRows={5}
        maxLength={problemLimits.words.max}
        value={values.words}
        error={wrong.words}
        onChange={(event) => change({ words: event.currentTarget.value })}
        withAsterisk
        aria-required
      />
      {mayUpload ? (
        <Field id="problem-pictures-group" label={t('pictures')}>
          <UploadField
            id="problem-pictures"
            queue={pictures.queue}
            items={pictures.items}
            accept={pictureNames}
            limits={t('picturesNote', { count: problemLimits.pictures })}
            error={wrong.pictures}
          />
        </Field>
      ) : null}
      {user ? null : (
        <>
          <TextInput
            id="problem-email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t('email')}
            description={t('emailNote')}
            maxLength={accountLimits.email}
            value={values.email}
            error={wrong.email}
            onChange={(event) => change({ email: event.currentTarget.value })}
            withAsterisk
            aria-required
          />
          <GuestPictures pictures={guestPictures} error={wrong.pictures} onChange={setGuestPictures} />
        </>
      )}
      <section className={css.facts} aria-labelledby="problem-facts">
        <h2 id="problem-facts">{t('facts.title')}</h2>
        <p>{t('facts.note')}</p>
        <Facts>
          {facts.map((fact) => (
            <Fact key={fact} name={t(`facts.${fact}`)}>
              {browser[fact] || t('facts.unknown')}
            </Fact>
          ))}
        </Facts>
      </section>
      <Button type="submit" isBusy={send.isPending}>
        {t('send')}
      </Button>
    </Card>
  )
}

/** Returns the field that shows an error at a path of the call. */
function fieldOf(path: string): keyof Wrong {
  if (path.startsWith('words')) return 'words'
  return path.startsWith('email') ? 'email' : 'pictures'
}

/** Path of the product's page that led here, or empty. */
function cameFrom(): string {
  const { referrer } = document
  return referrer.startsWith(window.location.origin) ? new URL(referrer).pathname : ''
}
