import type { ClassLine } from '@learntrail/contract/groups/classes'
import type { Group } from '@learntrail/contract/groups/group'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf, sentenceOfField } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { checkText } from '../../../ui/form/text-rules.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { addClassList, readClassList } from '../api/classes.ts'
import { useGroupChange } from '../api/use-group-change.ts'
import { WaysIn } from '../ways-in.tsx'
import { ClassLines } from './class-lines.tsx'
import css from './fill.module.css'
import { isMissing, mayCome, seatTwice } from './lines.rules.ts'
import { textOf } from './text-of.ts'

interface FromListProps {
  group: Group
  school: string
  list: string
  onList: (list: string) => void
  onClose: () => void
}

/** Adds pupils from a list of student numbers; shows whom its lines identify before anybody is added. */
export function FromList({ group, school, list, onList, onClose }: FromListProps) {
  const { t } = useTranslation('groups/fill')
  const picker = useRef<HTMLInputElement>(null)
  const [mistake, setMistake] = useState<string | null>(null)
  const read = useMutation({
    mutationFn: () => readClassList(group.id, list),
    onError: (problem) => setMistake(sentenceOfField(problem)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = checkText(list, { required: true, max: groupLimits.numberList.characters })
    setMistake(found)
    if (found === null) read.mutate()
  }
  const take = async (file: File) => {
    const text = await textOf(file)
    setMistake(text === null ? t('notText') : null)
    if (text !== null) onList(text)
  }
  if (read.data) {
    return (
      <ReadList group={group} lines={read.data.items} onChange={() => read.reset()} onDone={onClose} onList={onList} />
    )
  }
  return (
    <form className={css.panel} onSubmit={submit} noValidate>
      <Textarea
        label={t('list.label')}
        description={t('list.hint', { school })}
        placeholder={t('list.example')}
        autosize
        minRows={6}
        maxRows={12}
        value={list}
        error={mistake}
        onChange={(event) => onList(event.currentTarget.value)}
      />
      <div className={css.actions}>
        <input
          ref={picker}
          type="file"
          hidden
          tabIndex={-1}
          data-testid="class-list-picker"
          accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            if (file) take(file)
            // Allows the same file to be chosen again.
            event.currentTarget.value = ''
          }}
        />
        <Button look="line" icon="file" onClick={() => picker.current?.click()}>
          {t('list.file')}
        </Button>
        <Button type="submit" isBusy={read.isPending}>
          {t('list.compare')}
        </Button>
      </div>
    </form>
  )
}

interface ReadListProps {
  group: Group
  lines: readonly ClassLine[]
  onList: (list: string) => void
  onChange: () => void
  onDone: () => void
}

function ReadList({ group, lines, onList, onChange, onDone }: ReadListProps) {
  const { t } = useTranslation('groups/fill')
  /** Lines accepted although the name differs. */
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set())
  const add = useGroupChange(addClassList)
  const coming = lines.filter((line) => mayCome(line, taken))
  const doubled = seatTwice(coming)
  const missing = lines.filter(isMissing)
  const submit = () =>
    add.mutate(
      { groupId: group.id, lines: coming },
      {
        onSuccess: ({ added, known, leftOut }) => {
          toast([t('added', { count: added, known }), leftOut > 0 ? t('leftOut', { count: leftOut }) : ''].join(''))
          onList('')
          if (missing.length === 0) onDone()
        },
      },
    )
  const toggle = (line: number) => {
    const next = new Set(taken)
    if (!next.delete(line)) next.add(line)
    setTaken(next)
  }
  return (
    <>
      <p role="status">
        {add.data ? t('added', { count: add.data.added, known: add.data.known }) : t('found', { count: coming.length })}
      </p>
      {add.error ? <FormAlert>{sentenceOf(add.error)}</FormAlert> : null}
      {doubled ? <FormAlert>{t('twiceSeat', { number: doubled })}</FormAlert> : null}
      <ClassLines lines={add.data ? missing : lines} taken={taken} onToggle={toggle} />
      {missing.length > 0 ? (
        <section className={css.panel} aria-labelledby="missing">
          <h3 id="missing" className={css.heading}>
            {t('missing.title', { count: missing.length })}
          </h3>
          <p className={css.note}>{t('missing.text')}</p>
          <WaysIn group={group} />
        </section>
      ) : null}
      <div className={css.actions}>
        <Button look="line" onClick={onChange}>
          {t('list.change')}
        </Button>
        {add.data ? (
          <Button onClick={onDone}>{t('done')}</Button>
        ) : (
          <Button isBusy={add.isPending} disabled={coming.length === 0 || doubled !== null} onClick={submit}>
            {t('add', { count: coming.length })}
          </Button>
        )}
      </div>
    </>
  )
}
