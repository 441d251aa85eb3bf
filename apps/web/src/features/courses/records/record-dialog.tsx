import type { Course } from '@learntrail/contract/courses/courses'
import type { CourseRecord } from '@learntrail/contract/courses/records'
import { postLimits } from '@learntrail/contract/posts/limits'
import type { TagCode } from '@learntrail/contract/tags/tags'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence, useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { listInDialog, Select } from '../../../ui/form/select.ts'
import { goToField } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { privacyName, refreshLists } from '../../posts/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { TagField } from '../../tags/index.ts'
import { certificateQuery } from '../api/certificates.ts'
import { useCourseNames } from '../names.ts'
import { proposedTags } from './proposed-tags.rules.ts'

const titleField = 'record-title'
const tagsField = 'record-tags'
const offered: CourseRecord['privacy'][] = [3, 1, 0]

interface RecordDialogProps {
  course: Course
  isFinished: boolean
  /** Whether attaching the certificate is chosen at first. */
  certificateIsWanted?: boolean
  /** The part of the course it is made from, for its title. */
  part: string
  /** Says what the record will contain. */
  explanation: string
  /** The record's text. */
  words: string
  /** Makes the record. Must send the same client id with every try until it is made. */
  make: (record: Omit<CourseRecord, 'clientId'>) => Promise<{ recordId: string }>
  onMade: () => void | Promise<void>
  onClose: () => void
}

/** Asks for what only the author can decide about a record of a course: title, tags and privacy. */
export function RecordDialog({
  course,
  isFinished,
  certificateIsWanted = false,
  part,
  explanation,
  words,
  make,
  onMade,
  onClose,
}: RecordDialogProps) {
  const { t } = useTranslation(['courses/record', 'posts', 'common'])
  const names = useCourseNames()
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const formId = useId()
  const user = useCurrentUser()
  const certificate = useQuery({ ...certificateQuery(course._id), enabled: isFinished }).data?.certificate ?? null
  const usual = [names.course(course.name), part.trim()].filter(Boolean).join(t('between'))
  const [title, setTitle] = useState(usual)
  const [tags, setTags] = useState<TagCode[]>(proposedTags(course.classifications))
  const [customTags, setCustomTags] = useState<string[]>([])
  const [seenBy, setSeenBy] = useState<CourseRecord['privacy']>(3)
  const [withCertificate, setWithCertificate] = useState(certificateIsWanted)
  const [wrong, setWrong] = useState<{ title?: string | undefined; tags?: string | undefined }>({})

  const record = useMutation({
    mutationFn: () =>
      make({
        title: title.trim(),
        tags,
        customTags,
        privacy: seenBy,
        withCertificate: withCertificate && certificate !== null,
      }),
    async onSuccess({ recordId }) {
      onClose()
      toast(t('done'), { to: paths.post(recordId), milliseconds: 5_000 })
      if (user) refreshLists(queryClient, user.id)
      await onMade()
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = {
      title: checkText(title, { required: true, max: postLimits.title }) ?? undefined,
      tags: tags.length === 0 ? ruleSentence('required') : undefined,
    }
    setWrong(found)
    if (found.title) return goToField(titleField)
    if (found.tags) return goToField(tagsField)
    record.mutate()
  }
  return (
    <Dialog
      isOpen
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={record.isPending}>
            {t('do')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate>
        <FormAlert>{record.error ? sentence(record.error) : null}</FormAlert>
        <Fields>
          <p>{explanation}</p>
          <TextInput
            id={titleField}
            label={t('name')}
            withAsterisk
            aria-required
            autoComplete="off"
            value={title}
            error={wrong.title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <TagField
            id={tagsField}
            value={tags}
            error={wrong.tags}
            onChange={setTags}
            text={words}
            customTags={customTags}
            onCustomTags={setCustomTags}
          />
          <Select
            label={t('posts:privacy.title')}
            allowDeselect={false}
            comboboxProps={listInDialog}
            data={offered.map((code) => ({
              value: String(code),
              label: t(`posts:privacy.names.${privacyName(code ?? 3)}`),
            }))}
            value={String(seenBy)}
            onChange={(value) => setSeenBy(offered.find((code) => String(code) === value) ?? 3)}
          />
          {certificate ? (
            <Checkbox
              label={t('certificate')}
              checked={withCertificate}
              onChange={(event) => setWithCertificate(event.currentTarget.checked)}
            />
          ) : null}
        </Fields>
      </form>
    </Dialog>
  )
}
