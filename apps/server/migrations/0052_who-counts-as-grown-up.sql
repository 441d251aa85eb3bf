ALTER TABLE "accounts" ADD COLUMN "grown_up_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chatroom_members" ADD COLUMN "is_asking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Who signed up as a grown-up, works for the service, or says today that they are one. What was said before is not known.
UPDATE "accounts" a SET "grown_up_since" = now()
FROM "accounts" x
  LEFT JOIN "profiles" p ON p."account_id" = x."id"
  LEFT JOIN "organizations" o ON o."account_id" = x."id"
WHERE a."id" = x."id" AND (x."registration_role" <> 'student' OR x."role" <> 'user' OR CASE
  WHEN p."birth_year" IS NOT NULL THEN extract(year FROM now() AT TIME ZONE 'Asia/Taipei') - p."birth_year" > 18
  ELSE coalesce(o."type" = 'other_unit' OR o."academic_role" = 'teacher'
    OR o."school_type" = 'university_or_graduate_school'
    OR o."grade" IN ('junior_college_4', 'junior_college_5', 'junior_college_extended'), false) END);
