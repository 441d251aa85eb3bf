import type { AddedClasses, ListedClass } from '@learntrail/contract/groups/classes'
import type { Group } from '@learntrail/contract/groups/group'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { classNameOf } from '@learntrail/contract/profiles/class-names'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLocale } from '../../../i18n/i18n.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { PersonRow } from '../../people/index.ts'
import { removeMember } from '../api/change-standing.ts'
import { addClasses } from '../api/classes.ts'
import { useGroupChange } from '../api/use-group-change.ts'
import css from './from-classes.module.css'

interface FromClassesProps {
  group: Group
  school: string
  classes: readonly ListedClass[]
  onClose: () => void
}

const keyOf = ({ grade, className }: Pick<ListedClass, 'grade' | 'className'>) => JSON.stringify([grade, className])

/** Adds pupils by whole classes of their school. */
export function FromClasses({ group, school, classes, onClose }: FromClassesProps) {
  const { t } = useTranslation('groups/classes')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const change = useGroupChange(addClasses)
  const added = change.data
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }
  const wanted = classes.filter((one) => chosen.has(keyOf(one)))
  const missing = wanted.reduce((sum, { accounts, members }) => sum + accounts - members, 0)
  const add = () =>
    change.mutate({
      groupId: group.id,
      classes: wanted.map(({ grade, className }) => ({ grade, className })),
    })
  if (added) {
    return (
      <>
        <Added group={group} added={added} />
        <div className={css.actions}>
          <Button onClick={onClose}>{t('close')}</Button>
        </div>
      </>
    )
  }
  if (classes.length === 0) return <p role="status">{t('none')}</p>
  return (
    <>
      <p className={css.note}>{t('text', { school })}</p>
      <ul className={css.classes} aria-label={t('label')}>
        {classes.map((one) => (
          <li key={keyOf(one)}>
            <Checkbox
              label={classNameOf(one, currentLocale())}
              description={t('counts', { count: one.accounts, members: one.members })}
              checked={chosen.has(keyOf(one))}
              onChange={() => toggle(keyOf(one))}
            />
          </li>
        ))}
      </ul>
      {wanted.length > groupLimits.classesAtOnce ? (
        <p role="alert">{t('tooMany', { count: groupLimits.classesAtOnce })}</p>
      ) : null}
      {change.error ? <FormAlert>{sentenceOf(change.error)}</FormAlert> : null}
      <div className={css.actions}>
        <Button
          isBusy={change.isPending}
          disabled={wanted.length === 0 || wanted.length > groupLimits.classesAtOnce}
          onClick={add}
        >
          {t('add', { count: missing })}
        </Button>
      </div>
    </>
  )
}

function Added({ group, added }: { group: Group; added: AddedClasses }) {
  const { t } = useTranslation('groups/classes')
  const nameOf = useNameOf()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const remove = useGroupChange(removeMember)
  const others = added.others.filter(({ person }) => !gone.has(person.id))
  return (
    <>
      <p role="status">
        {t('added', { count: added.added, known: added.known })}
        {added.leftOut > 0 ? t('leftOut', { count: added.leftOut }) : null}
      </p>
      {others.length > 0 ? (
        <section>
          <h3 className={css.heading}>{t('others.title')}</h3>
          <p className={css.note}>{t('others.text')}</p>
          <ul aria-label={t('others.title')}>
            {others.map(({ person, grade, className }) => (
              <PersonRow key={person.id} person={person} line={classNameOf({ grade, className }, currentLocale())}>
                <Button
                  look="line"
                  size="s"
                  aria-label={t('others.removeOf', { name: nameOf(person) })}
                  onClick={() =>
                    remove.mutate(
                      { groupId: group.id, personId: person.id, ban: 'false' },
                      { onSuccess: () => setGone(new Set([...gone, person.id])) },
                    )
                  }
                >
                  {t('others.remove')}
                </Button>
              </PersonRow>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
