/** SQL for whether the person teaches at the school of `organization` and that school vouches for them. */
export const isVerifiedTeacher = (account: string, organization: string) =>
  `(${account}.teacher_verified_at is not null and ${organization}.academic_role = 'teacher'
    and coalesce(${account}.vouched_school_id = ${organization}.school_id, false))`
