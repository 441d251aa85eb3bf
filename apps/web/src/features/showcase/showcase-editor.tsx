import { textLength } from '@learntrail/contract/characters'
import type { Post } from '@learntrail/contract/posts/posts'
import { showcaseLimits } from '@learntrail/contract/showcase/limits'
import type { Showcase } from '@learntrail/contract/showcase/showcase'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence, useSentence } from '../../i18n/problem-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useSaveShowcase } from './api/save-showcase.ts'
import { ChosenRecords } from './chosen-records.tsx'
import { PickRecords } from './pick-records.tsx'
import css from './showcase-editor.module.css'

interface ShowcaseEditorProps {
  showcase: Showcase
  onDone: () => void
}

/** Edits the headline, the introduction, and the choice and order of records. */
export function ShowcaseEditor({ showcase, onDone }: ShowcaseEditorProps) {
  const { t } = useTranslation(['showcase', 'common'])
  const sentenceOf = useSentence()
  const [headline, setHeadline] = useState(showcase.headline)
  const [introduction, setIntroduction] = useState(showcase.introduction)
  const [posts, setPosts] = useState<readonly Post[]>(showcase.posts)
  const [isPicking, setPicking] = useState(false)
  const save = useSaveShowcase()
  const isFull = posts.length >= showcaseLimits.posts
  const isWrong =
    textLength(headline) > showcaseLimits.headline || textLength(introduction) > showcaseLimits.introduction

  const toggle = (post: Post) =>
    setPosts(posts.some(({ id }) => id === post.id) ? posts.filter(({ id }) => id !== post.id) : [...posts, post])
  const submit = () =>
    save.mutate(
      { headline, introduction, posts: [...posts] },
      {
        onSuccess: () => {
          toast(t('edit.saved'))
          onDone()
        },
      },
    )

  return (
    <div className={css.editor}>
      <Card>
        <div className={css.fields}>
          <LimitedField
            label={t('edit.headline')}
            placeholder={t('edit.headlinePlaceholder')}
            value={headline}
            limit={showcaseLimits.headline}
            onChange={setHeadline}
          />
          <LimitedField
            label={t('edit.introduction')}
            placeholder={t('edit.introductionPlaceholder')}
            value={introduction}
            limit={showcaseLimits.introduction}
            rows={5}
            onChange={setIntroduction}
          />
        </div>
      </Card>
      <Card>
        <ChosenRecords posts={posts} onChange={setPosts} />
        <div className={css.add}>
          <Button look="soft" icon="plus" disabled={isFull} onClick={() => setPicking(true)}>
            {t('edit.add')}
          </Button>
          <p className={css.note}>{t('edit.count', { count: posts.length, limit: showcaseLimits.posts })}</p>
        </div>
      </Card>
      <p className={css.note}>{t('edit.privacyNote')}</p>
      {save.error ? <FormAlert>{sentenceOf(save.error)}</FormAlert> : null}
      <div className={css.buttons}>
        <Button look="line" onClick={onDone}>
          {t('common:cancel')}
        </Button>
        <Button isBusy={save.isPending} disabled={isWrong} onClick={submit}>
          {t('edit.save')}
        </Button>
      </div>
      {isPicking ? <PickRecords chosen={posts} onToggle={toggle} onClose={() => setPicking(false)} /> : null}
    </div>
  )
}

interface LimitedFieldProps {
  label: string
  placeholder: string
  value: string
  limit: number
  rows?: number
  onChange: (value: string) => void
}

function LimitedField({ label, placeholder, value, limit, rows = 1, onChange }: LimitedFieldProps) {
  const { t } = useTranslation('showcase')
  const id = useId()
  const length = textLength(value)
  const isOver = length > limit
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        placeholder={placeholder}
        aria-invalid={isOver || undefined}
        aria-describedby={`${id}-count`}
        value={value}
        onChange={(event) => {
          const text = event.currentTarget.value
          onChange(rows === 1 ? text.replace(/\s*\n\s*/g, ' ') : text)
        }}
      />
      <p id={`${id}-count`} className={css.note} data-wrong={isOver || undefined}>
        {isOver ? ruleSentence('too_long', limit) : t('edit.characters', { shown: length, limit })}
      </p>
    </div>
  )
}
