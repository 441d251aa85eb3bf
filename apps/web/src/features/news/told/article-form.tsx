import { type ContentDocument, contentLength, emptyDocument } from '@learntrail/contract/content/document'
import type { Article } from '@learntrail/contract/news/articles'
import { newsLimits } from '@learntrail/contract/news/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { errorId, Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { NowOrLater } from '../../../ui/form/now-or-later.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { momentOf, morningIn, type TaipeiTime } from '../../../ui/taipei-time.ts'
import { checkContent, LazyRichTextEditor } from '../../editor/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { useChangeArticle, useWriteArticle } from '../api/told.ts'
import css from './told.module.css'

interface Words {
  title: string
  content: ContentDocument
}
interface Values {
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
type Locale = (typeof locales)[number]
const nothing: Words = { title: '', content: emptyDocument }
const isEmpty = ({ title, content }: Words) => title.trim() === '' && contentLength(content) === 0

/** An article in Chinese and, optionally, English; kept on the device until it is sent. */
export function ArticleForm({ article, onDone }: ArticleFormProps) {
  const { t } = useTranslation(['news/told', 'common'])
  const write = useWriteArticle()
  const alter = useChangeArticle()
  const form = useKeptForm({
    id: 'article',
    draft: { what: 'article', account: useCurrentUser()?.id ?? null, of: article?.id ?? 'new' },
    start: (): Values => ({ tw: article?.tw ?? nothing, en: article?.en ?? nothing, at: null }),
    check: checkArticle,
    fieldOf,
    send({ tw, en, at }, clientId): Promise<unknown> {
      const words = { tw, en: isEmpty(en) ? null : en }
      if (article) return alter.mutateAsync({ id: article.id, ...words })
      return write.mutateAsync({ clientId, ...words, publishAt: (at && momentOf(at))?.toISOString() ?? null })
    },
    onSent() {
      toast(t('saved'))
      onDone()
    },
  })
  const { values, wrong, change } = form
  const [first] = useState(values)
  const changeWords = (locale: Locale, part: Partial<Words>) =>
    change((now) => ({ [locale]: { ...now[locale], ...part } }))

  return (
    <Card as="form" className={css.form} onSubmit={form.submit}>
      <h2 className={css.name}>{t(article === null ? 'articles.write' : 'articles.change')}</h2>
      <FormAlert>{form.failure}</FormAlert>
      {locales.map((locale) => (
        <div key={locale} className={css.parts}>
          <TextInput
            {...form.at(`${locale}-title`)}
            label={t(`articles.titles.${locale}`)}
            maxLength={newsLimits.title}
            value={values[locale].title}
            onChange={(event) => changeWords(locale, { title: event.currentTarget.value })}
            withAsterisk={locale === 'tw'}
            aria-required={locale === 'tw'}
          />
          <Field
            id={`article-${locale}-text`}
            label={t(`articles.contents.${locale}`)}
            isRequired={locale === 'tw'}
            error={wrong[`${locale}-content`]}
          >
            <div className={css.editor}>
              <LazyRichTextEditor
                id={form.idOf(`${locale}-content`)}
                label={t(`articles.contents.${locale}`)}
                placeholder={t('articles.contentHint')}
                initial={first[locale].content}
                onChange={(content) => changeWords(locale, { content })}
                describedBy={errorId(`article-${locale}-text`)}
                isInvalid={wrong[`${locale}-content`] !== undefined}
              />
            </div>
          </Field>
        </div>
      ))}
      {article === null ? (
        <Field id="article-when" label={t('articles.when')} error={wrong.at}>
          <NowOrLater
            id="article-at"
            at={values.at}
            names={{
              now: t('articles.now'),
              later: t('articles.later'),
              day: t('period.day'),
              time: t('period.time'),
            }}
            wrongId={wrong.at ? errorId('article-when') : undefined}
            onLater={(isLater) => change({ at: isLater ? (values.at ?? morningIn(1)) : null })}
            onTime={(at) => change({ at })}
          />
        </Field>
      ) : null}
      <div className={css.acts}>
        <Button type="submit" isBusy={form.isSending}>
          {t('save')}
        </Button>
        <Button look="line" onClick={onDone}>
          {t('common:cancel')}
        </Button>
      </div>
    </Card>
  )
}

/** Returns the sentence of each field; an empty English article is none. */
function checkArticle({ tw, en, at }: Values) {
  const moment = at === null ? null : momentOf(at)
  const isEnglish = !isEmpty(en)
  return {
    'tw-title': checkTitle(tw),
    'tw-content': checkContent(tw.content, newsLimits.text),
    'en-title': isEnglish ? checkTitle(en) : null,
    'en-content': isEnglish ? checkContent(en.content, newsLimits.text) : null,
    at: at !== null && (moment === null || moment.getTime() <= Date.now()) ? ruleSentence('too_soon') : null,
  }
}

const checkTitle = ({ title }: Words) => (title.trim() === '' ? ruleSentence('required') : null)

/** Returns the field for a path of the wire, such as `en.title`. */
function fieldOf(path: string) {
  const [root, part] = path.split('.')
  if (root === 'publishAt') return 'at'
  const locale = locales.find((one) => one === root)
  return locale && (part === 'title' || part === 'content') ? (`${locale}-${part}` as const) : null
}
