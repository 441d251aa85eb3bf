import { emailAddress } from '@learntrail/contract/accounts/email-address'
import { accountLimits } from '@learntrail/contract/accounts/limits'
import { foldIdentifier } from '@learntrail/contract/characters'
import { type ProblemKind, problemKinds } from '@learntrail/contract/problems/facts'
import { problemLimits } from '@learntrail/contract/problems/limits'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { PictureUploads, useKeptPictures } from '../../files/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { useNavigation } from '../../shell/index.ts'
import { useReportProblem } from '../api/problems.ts'
import { browserFacts } from './browser-facts.ts'
import { type GuestPicture, GuestPictures } from './guest-pictures.tsx'
import css from './report.module.css'

interface Values {
  kind: ProblemKind
  words: string
  email: string
}

const facts = ['program', 'screen', 'language', 'address', 'version'] as const

/** The report form. Its input stays on the device until it is sent; the browser's facts are shown before sending. */
export function ReportForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('problems')
  const user = useCurrentUser()
  const { data: navigation } = useNavigation()
  const draft = { what: 'problem', account: user?.id ?? null }
  const pictures = useKeptPictures(draft, { max: problemLimits.pictures })
  // Only members with a complete profile and their own password can upload files.
  const mayUpload = user?.isProfileFilled && !user.credential?.isDefaultPassword
  const [guestPictures, setGuestPictures] = useState<GuestPicture[]>([])
  const report = useReportProblem()
  const version = navigation?.version ?? ''
  const browser = useMemo(() => browserFacts(version, cameFrom()), [version])

  const form = useKeptForm({
    id: 'problem',
    draft,
    start: (): Values => ({ kind: 'broken', words: '', email: '' }),
    check({ words, email }) {
      return {
        words: checkText(words, { required: true, ...problemLimits.words }),
        email: user ? null : checkText(email, emailRules),
        pictures: pictures.trouble,
      }
    },
    fieldOf,
    async send({ kind, words, email }, clientId) {
      await report.mutateAsync({
        clientId,
        kind,
        words: words.trim(),
        email: user ? null : foldIdentifier(email),
        fileIds: user ? pictures.fileIds : [],
        pictures: user ? [] : guestPictures.map(({ name, content }) => ({ name, content })),
        browser,
        locale: currentLocale(),
      })
      pictures.finish()
    },
    onSent,
  })
  const { values, wrong, change } = form

  return (
    <Card as="form" className={css.form} onSubmit={form.submit}>
      <FormAlert>{form.failure}</FormAlert>
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
        {...form.input('words')}
        label={t('words')}
        description={t('wordsNote')}
        autosize
        minRows={5}
        maxLength={problemLimits.words.max}
        withAsterisk
        aria-required
      />
      {mayUpload ? (
        <Field id="problem-pictures-group" label={t('pictures')}>
          <PictureUploads
            {...form.at('pictures')}
            pictures={pictures}
            limits={t('picturesNote', { count: problemLimits.pictures })}
          />
        </Field>
      ) : null}
      {user ? null : (
        <>
          <TextInput
            {...form.input('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t('email')}
            description={t('emailNote')}
            maxLength={accountLimits.email}
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
      <Button type="submit" isBusy={form.isSending}>
        {t('send')}
      </Button>
    </Card>
  )
}

const emailRules = {
  required: true,
  max: accountLimits.email,
  clean: foldIdentifier,
  pattern: emailAddress,
  patternRule: 'email',
}

/** Returns the field that shows an error at a path of the call. */
function fieldOf(path: string) {
  const [root] = path.split('.')
  if (root === 'words' || root === 'email') return root
  return root === 'fileIds' || root === 'pictures' ? 'pictures' : null
}

/** Path of the product's page that led here, or empty. */
function cameFrom(): string {
  const { referrer } = document
  return referrer.startsWith(window.location.origin) ? new URL(referrer).pathname : ''
}
