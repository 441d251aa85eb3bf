import { type ContentDocument, contentLength, emptyDocument } from '@learntrail/contract/content/document'
import { contentExcess } from '@learntrail/contract/content/excess'
import type { Article } from '@learntrail/contract/news/articles'
import { newsLimits } from '@learntrail/contract/news/limits'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newId } from '../../../api/new-id.ts'
import { ruleSentence, sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { errorId, Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { goToField } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { TimeFields } from '../../../ui/form/time-fields.tsx'
import { dropDraft, readDraft, useKeptDraft } from '../../../ui/keep-draft.ts'
import { momentOf, morningIn, type TaipeiTime } from '../../../ui/taipei-time.ts'
import { LazyRichTextEditor } from '../../editor/index.ts'
import { useChangeArticle, useWriteArticle } from '../api/told.ts'
import css from './told.module.css'

interface Words {
  title: string
  content: ContentDocument
}
interface Values {
  clientId: string
  tw: Words
  en: Words
  /** Null publishes now. */
  at: TaipeiTime | null
}

interface ArticleFormProps {
  /** Null for a new article. */
  article: Article | null
  onDone: () => void
}

const locales = ['tw', 'en'] as const
const nothing: Words = { title: '', content: emptyDocument }
const isEmpty = ({ title, content }: Words) => title.trim() === '' && contentLength(content) === 0

/** An article in Chinese and, optionally, English; kept on the device until it is sent. */
export function ArticleForm({ article, onDone }: ArticleFormProps) {
  const { t } = useTranslation(['news/told', 'common'])
  const name = `article.${article?.id ?? 'new'}`
  const [start] = useState<Values>(() => ({
    clientId: newId(),
    tw: article?.tw ?? nothing,
    en: article?.en ?? nothing,
    at: null,
    ...readDraft<Values>(name),
  }))
  const [values, setValues] = useState(start)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const change = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }))
    setWrong({})
  }
  useKeptDraft(name, values, values !== start)
  const write = useWriteArticle()
  const alter = useChangeArticle()
  const saving = article === null ? write : alter
  const moment = values.at === null ? null : momentOf(values.at)

  const check = (): boolean => {
    const found: Record<string, string> = {}
    for (const locale of locales) {
      const { title, content } = values[locale]
      if (locale === 'en' && isEmpty(values.en)) continue
      const length = contentLength(content)
      const excess = contentExcess(content)
      if (title.trim() === '') found[`${locale}-title`] = ruleSentence('required')
      if (length === 0) found[`${locale}-content`] = ruleSentence('required')
      if (excess) found[`${locale}-content`] = ruleSentence(excess.rule, excess.limit)
      if (length > newsLimits.text) found[`${locale}-content`] = ruleSentence('too_long', newsLimits.text)
    }
    if (values.at !== null && (moment === null || moment.getTime() <= Date.now())) found.at = ruleSentence('too_soon')
    setWrong(found)
    const [first] = Object.keys(found)
    if (first) goToField(`article-${first}`)
    return first === undefined
  }

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!check()) return
    const { clientId, tw, en } = values
    const words = { tw, en: isEmpty(en) ? null : en }
    const done = {
      onSuccess: () => {
        dropDraft(name)
        toast(t('saved'))
        onDone()
      },
    }
    if (article === null) write.mutate({ clientId, ...words, publishAt: moment?.toISOString() ?? null }, done)
    else alter.mutate({ id: article.id, ...words }, done)
  }

  return (
    <Card as="form" className={css.form} onSubmit={send}>
      <h2 className={css.name}>{t(article === null ? 'articles.write' : 'articles.change')}</h2>
      <FormAlert>{saving.error ? sentenceOf(saving.error) : null}</FormAlert>
      {locales.map((locale) => (
        <div key={locale} className={css.parts}>
          <TextInput
            id={`article-${locale}-title`}
            label={t(`articles.titles.${locale}`)}
            maxLength={newsLimits.title}
            value={values[locale].title}
            error={wrong[`${locale}-title`]}
            onChange={(event) => change({ [locale]: { ...values[locale], title: event.currentTarget.value } })}
            withAsterisk={locale === 'tw'}
            aria-required={locale === 'tw'}
          />
          <Field
            id={`article-${locale}-text`}
            label={t(`articles.contents.${locale}`)}
            isRequired={locale === 'tw'}
            {...(wrong[`${locale}-content`] && { error: wrong[`${locale}-content`] as string })}
          >
            <div className={css.editor}>
              <LazyRichTextEditor
                id={`article-${locale}-content`}
                label={t(`articles.contents.${locale}`)}
                placeholder={t('articles.contentHint')}
                initial={start[locale].content}
                onChange={(content) => {
                  setValues((before) => ({ ...before, [locale]: { ...before[locale], content } }))
                  setWrong({})
                }}
                describedBy={errorId(`article-${locale}-text`)}
                isInvalid={wrong[`${locale}-content`] !== undefined}
              />
            </div>
          </Field>
        </div>
      ))}
      {article === null ? (
        <Field id="article-when" label={t('articles.when')} {...(wrong.at && { error: wrong.at })}>
          <ChipRow>
            <ChoiceChip isOn={values.at === null} onToggle={() => change({ at: null })}>
              {t('articles.now')}
            </ChoiceChip>
            <ChoiceChip isOn={values.at !== null} onToggle={() => change({ at: values.at ?? morningIn(1) })}>
              {t('articles.later')}
            </ChoiceChip>
          </ChipRow>
          {values.at === null ? null : (
            <TimeFields
              id="article-at"
              value={values.at}
              names={{ day: t('period.day'), time: t('period.time') }}
              wrongId={wrong.at ? errorId('article-when') : undefined}
              onChange={(part) => values.at && change({ at: { ...values.at, ...part } })}
            />
          )}
        </Field>
      ) : null}
      <div className={css.acts}>
        <Button type="submit" isBusy={saving.isPending}>
          {t('save')}
        </Button>
        <Button look="line" onClick={onDone}>
          {t('common:cancel')}
        </Button>
      </div>
    </Card>
  )
}
