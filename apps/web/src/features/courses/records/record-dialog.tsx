import type { Course } from '@learntrail/contract/courses/courses'
import type { CourseRecord } from '@learntrail/contract/courses/records'
import { postLimits } from '@learntrail/contract/posts/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Fields } from '../../../ui/form/fields.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { listInDialog, Select } from '../../../ui/form/select.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { checkText } from '../../../ui/form/text-rules.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { privacyName, refreshLists } from '../../posts/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { TagField } from '../../tags/index.ts'
import { certificateQuery } from '../api/certificates.ts'
import { useCourseNames } from '../names.ts'
import { proposedTags } from './proposed-tags.rules.ts'

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
  const queryClient = useQueryClient()
  const formId = useId()
  const user = useCurrentUser()
  const certificate = useQuery({ ...certificateQuery(course._id), enabled: isFinished }).data?.certificate ?? null
  const usual = [names.course(course.name), part.trim()].filter(Boolean).join(t('between'))
  const form = useKeptForm({
    id: 'record',
    start: () => ({
      title: usual,
      tags: proposedTags(course.classifications),
      customTags: [] as string[],
      privacy: 3 as CourseRecord['privacy'],
      withCertificate: certificateIsWanted,
    }),
    check: ({ title, tags }) => ({
      title: checkText(title, { required: true, max: postLimits.title }),
      tags: tags.length === 0 ? ruleSentence('required') : null,
    }),
    async send({ title, withCertificate, ...values }) {
      const attaches = withCertificate && certificate !== null
      const { recordId } = await make({ ...values, title: title.trim(), withCertificate: attaches })
      onClose()
      toast(t('done'), { to: paths.post(recordId), milliseconds: 5_000 })
      if (user) refreshLists(queryClient, user.id)
      await onMade()
    },
  })
  const { values, change } = form
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
          <Button type="submit" form={formId} isBusy={form.isSending}>
            {t('do')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={form.submit} noValidate>
        <FormAlert>{form.failure}</FormAlert>
        <Fields>
          <p>{explanation}</p>
          <TextInput {...form.input('title')} label={t('name')} withAsterisk aria-required autoComplete="off" />
          <TagField
            {...form.at('tags')}
            value={values.tags}
            onChange={(tags) => change({ tags })}
            text={words}
            customTags={values.customTags}
            onCustomTags={(customTags) => change({ customTags })}
          />
          <Select
            label={t('posts:privacy.title')}
            allowDeselect={false}
            comboboxProps={listInDialog}
            data={offered.map((code) => ({
              value: String(code),
              label: t(`posts:privacy.names.${privacyName(code ?? 3)}`),
            }))}
            value={String(values.privacy)}
            onChange={(value) => change({ privacy: offered.find((code) => String(code) === value) ?? 3 })}
          />
          {certificate ? (
            <Checkbox
              label={t('certificate')}
              checked={values.withCertificate}
              onChange={(event) => change({ withCertificate: event.currentTarget.checked })}
            />
          ) : null}
        </Fields>
      </form>
    </Dialog>
  )
}
