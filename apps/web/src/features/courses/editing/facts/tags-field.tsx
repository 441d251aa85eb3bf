import { brokenNameRule, cleanName, textLength } from '@learntrail/contract/characters'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../../ui/chip.tsx'
import { FieldGroup } from '../../../../ui/form/fields.tsx'
import { TextInput } from '../../../../ui/form/text-input.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useEnterKey } from '../../../../ui/keyboard/enter-key.ts'
import { courseTagsQuery } from '../../api/courses.ts'
import { factId } from '../addresses.ts'
import { ownTagsQuery } from '../api/editing.ts'
import { useEditing } from '../editing-context.ts'
import css from './facts.module.css'
import { useChosen } from './use-chosen.ts'

/** Tags of the course: typed, recently used or used by others. */
export function TagsField() {
  const { t } = useTranslation('courses/editing')
  const { mayWrite } = useEditing()
  const tags = useChosen('tags', courseLimits.tags)
  const [typed, setTyped] = useState('')
  const tag = cleanName(typed)
  const length = textLength(tag)
  const broken = brokenNameRule(tag)
  const error =
    length > courseLimits.tag
      ? t('tooLong', { limit: courseLimits.tag, over: length - courseLimits.tag })
      : broken === undefined
        ? tags.note || undefined
        : ruleSentence(broken)
  function add() {
    if (tag === '' || length > courseLimits.tag || broken !== undefined) return
    if (tags.codes.includes(tag) || tags.toggle(tag, true)) setTyped('')
  }
  const enter = useEnterKey(add)
  return (
    <Card as="section">
      <FieldGroup title={t('tags.title')} note={t('tags.note', { limit: courseLimits.tags })}>
        {tags.codes.length > 0 ? (
          <ul className={css.tags} aria-label={t('tags.title')}>
            {tags.codes.map((one) => (
              <li key={one} className={css.tag}>
                <span>{one}</span>
                {mayWrite ? (
                  <IconButton
                    label={t('removeNamed', { name: one })}
                    icon="close"
                    onClick={() => tags.toggle(one, false)}
                  />
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
        {mayWrite ? (
          <>
            <div className={css.newLine}>
              <TextInput
                id={factId('tags')}
                label={t('tags.new')}
                autoComplete="off"
                value={typed}
                error={error}
                onChange={(event) => setTyped(event.currentTarget.value)}
                {...enter}
              />
              <Button look="soft" onMouseDown={(event) => event.preventDefault()} onClick={add}>
                {t('add')}
              </Button>
            </div>
            <Suggestions taken={tags.codes} onChoose={(one) => tags.toggle(one, true)} />
          </>
        ) : null}
      </FieldGroup>
    </Card>
  )
}

interface SuggestionsProps {
  taken: readonly string[]
  onChoose: (tag: string) => void
}

function Suggestions({ taken, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('courses/editing')
  const own = useQuery(ownTagsQuery).data?.tags ?? []
  const known = useQuery(courseTagsQuery).data?.tags ?? []
  const [isWhole, setWhole] = useState(false)
  const left = (tags: readonly string[]) => tags.filter((tag) => !taken.includes(tag))
  const ofOthers = left(known.map(({ tag }) => tag)).filter((tag) => !own.includes(tag))
  const groups = [
    { name: t('tags.own'), tags: left(own) },
    { name: t('tags.known'), tags: isWhole ? ofOthers : ofOthers.slice(0, shownAtFirst) },
  ].filter(({ tags }) => tags.length > 0)
  return (
    <>
      {groups.map(({ name, tags }) => (
        <fieldset key={name} className={css.suggestions}>
          <legend>{name}</legend>
          <ChipRow>
            {tags.map((tag) => (
              <ChoiceChip key={tag} isOn={false} onToggle={() => onChoose(tag)}>
                {tag}
              </ChoiceChip>
            ))}
          </ChipRow>
        </fieldset>
      ))}
      {!isWhole && ofOthers.length > shownAtFirst ? (
        <Button look="quiet" onClick={() => setWhole(true)}>
          {t('tags.more')}
        </Button>
      ) : null}
    </>
  )
}

const shownAtFirst = 20
