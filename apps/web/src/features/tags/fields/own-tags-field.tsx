import { tagLimits } from '@learntrail/contract/tags/limits'
import { useQuery } from '@tanstack/react-query'
import { type CompositionEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../../i18n/i18n.ts'
import { errorId, Field } from '../../../ui/form/field.tsx'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useEnterKey } from '../../../ui/keyboard/enter-key.ts'
import { myTagsQuery } from '../api/list-my-tags.ts'
import { RemovableChip } from '../components/removable-chip.tsx'
import { splitOwnTags, suggestOwnTags, withOwnTag } from '../own-tags/own-tags.ts'
import css from './own-tags-field.module.css'

interface OwnTagsFieldProps {
  /** Id of the input. */
  id: string
  value: readonly string[]
  error: string | undefined
  /** Note for filters, which search by tags instead of adding them. */
  note?: string | undefined
  onChange: (tags: string[]) => void
}

/** A field for own tags: Enter or a comma adds one, Backspace in the empty field removes the last one. */
export function OwnTagsField({ id, value, error, note, onChange }: OwnTagsFieldProps) {
  const { t } = useTranslation('tags')
  const { data } = useQuery(myTagsQuery)
  const [typed, setTyped] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const isFull = value.length >= tagLimits.customTags
  const locale = currentLocale()
  const known = data && { ...data, suggestions: data.suggestions.map((tag) => tag[locale]) }
  const suggestions = isFull ? [] : suggestOwnTags(known, value, typed)

  function add(texts: readonly string[]): boolean {
    let tags = [...value]
    for (const text of texts) {
      const wrong =
        checkText(text, { max: tagLimits.customTag, safe: true }) ??
        (tags.length >= tagLimits.customTags ? t('own.full', { count: tagLimits.customTags }) : null)
      if (wrong) {
        setMistake(wrong)
        return false
      }
      tags = withOwnTag(tags, text)
    }
    setMistake(null)
    if (tags.length !== value.length) onChange(tags)
    return true
  }
  const addTyped = () => {
    if (add([typed])) setTyped('')
  }
  /** Everything before a comma is finished; what follows is still being typed. */
  const take = (text: string) => {
    const { finished, rest } = splitOwnTags(text)
    if (finished.length === 0) return setTyped(text)
    setTyped(add(finished) ? rest : text)
  }
  const enter = useEnterKey(addTyped)
  const isComposing = useRef(false)
  const remove = (tag: string) => {
    onChange(value.filter((one) => one !== tag))
    field.current?.focus()
  }

  return (
    <Field
      id={id}
      label={t('own.label')}
      note={note ?? t('own.note', { count: tagLimits.customTag })}
      error={mistake ?? error}
    >
      <div className={css.box}>
        {value.map((tag) => (
          <RemovableChip key={tag} name={`# ${tag}`} onRemove={() => remove(tag)} />
        ))}
        <input
          ref={field}
          id={id}
          type="text"
          enterKeyHint="done"
          autoComplete="off"
          aria-label={t('own.add')}
          placeholder={value.length === 0 ? t('own.placeholder') : undefined}
          aria-invalid={mistake !== null || undefined}
          aria-describedby={mistake || error ? errorId(id) : undefined}
          value={typed}
          onChange={(event) => {
            setMistake(null)
            // A comma inside a composition may still turn into another character.
            if (isComposing.current) setTyped(event.currentTarget.value)
            else take(event.currentTarget.value)
          }}
          onCompositionStart={() => {
            isComposing.current = true
            enter.onCompositionStart()
          }}
          onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
            isComposing.current = false
            enter.onCompositionEnd(event)
            take(event.currentTarget.value)
          }}
          onKeyDown={(event) => {
            const last = value.at(-1)
            if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last)
            else enter.onKeyDown(event)
          }}
          onBlur={() => typed.trim() && addTyped()}
        />
      </div>
      {suggestions.length > 0 ? (
        <fieldset className={css.suggestions} aria-label={t('own.suggested')}>
          {suggestions.map((tag) => (
            <button
              key={tag}
              type="button"
              className={css.suggestion}
              // Otherwise the field loses the focus and adds the half-typed tag before the click arrives.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                add([tag])
                setTyped('')
              }}
            >
              # {tag}
            </button>
          ))}
        </fieldset>
      ) : null}
    </Field>
  )
}
