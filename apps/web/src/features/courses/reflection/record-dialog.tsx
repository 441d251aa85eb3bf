import type { CourseGuideGroup } from '@learntrail/contract/courses/content'
import type { Course } from '@learntrail/contract/courses/courses'
import type { RecordOfReflection } from '@learntrail/contract/courses/reflections'
import { postLimits } from '@learntrail/contract/posts/limits'
import type { TagCode } from '@learntrail/contract/posts/tags'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ruleSentence, useSentence } from '../../../i18n/problem-sentence.ts'
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
import { recordReflection, reflectionsQuery } from '../api/reflections.ts'
import { useCourseNames } from '../names.ts'
import { proposedTags } from './proposed-tags.rules.ts'
import type { ReflectionSession } from './reflection-session.ts'
import { plainWriting } from './writing.rules.ts'

const titleField = 'reflection-title'
const tagsField = 'reflection-tags'
const offered: RecordOfReflection['privacy'][] = [3, 1, 0]

interface RecordDialogProps {
  course: Course
  group: CourseGuideGroup
  session: ReflectionSession
  isFinished: boolean
  onClose: () => void
}

/** What only its writer can say of a record: what it is called, its tags, who sees it. */
export function RecordDialog({ course, group, session, isFinished, onClose }: RecordDialogProps) {
  const { t } = useTranslation(['courses/reflection', 'posts', 'common'])
  const names = useCourseNames()
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const formId = useId()
  const user = useCurrentUser()
  const certificate = useQuery({ ...certificateQuery(course._id), enabled: isFinished }).data?.certificate ?? null
  const usual = [names.course(course.name), group.title.trim()].filter(Boolean).join(t('record.between'))
  const [title, setTitle] = useState(usual)
  const [tags, setTags] = useState<TagCode[]>(proposedTags(course.classifications))
  const [customTags, setCustomTags] = useState<string[]>([])
  const [seenBy, setSeenBy] = useState<RecordOfReflection['privacy']>(3)
  const [withCertificate, setWithCertificate] = useState(false)
  const [wrong, setWrong] = useState<{ title?: string | undefined; tags?: string | undefined }>({})
  const { answers } = plainWriting(session.read().text)

  const record = useMutation({
    async mutationFn() {
      // What is on its way would come back after the record.
      await session.settle()
      const body = { clientId: session.clientId(), title: title.trim(), answers, tags, customTags }
      const place = { id: course._id, groupId: group.id }
      return recordReflection(place, { ...body, privacy: seenBy, withCertificate })
    },
    async onSuccess() {
      session.finish()
      onClose()
      toast(t('record.done'))
      if (user) refreshLists(queryClient, user.id)
      await queryClient.invalidateQueries({ queryKey: reflectionsQuery(course._id).queryKey })
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
      title={t('record.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={record.isPending}>
            {t('record.do')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate>
        <FormAlert>{record.error ? sentence(record.error) : null}</FormAlert>
        <Fields>
          <p>{t('record.text')}</p>
          <TextInput
            id={titleField}
            label={t('record.name')}
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
            text={answers.map(({ text }) => text).join('\n')}
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
              label={t('record.certificate')}
              checked={withCertificate}
              onChange={(event) => setWithCertificate(event.currentTarget.checked)}
            />
          ) : null}
        </Fields>
      </form>
    </Dialog>
  )
}
