ALTER TABLE "accounts" ADD COLUMN "drawn_avatar" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "audiences" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "starts_careful" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Until now people were told that their year of birth is never shown, and that a phone is there to be verified by.
UPDATE "profiles" SET "audiences" = '{"birthYear": "me", "contact": "me"}' WHERE "birth_year" IS NOT NULL OR "phone" <> '';--> statement-breakpoint
-- As isUnder18 has it (profiles/under-18.rules.ts).
UPDATE "profiles" p SET "starts_careful" = false FROM "accounts" a LEFT JOIN "organizations" o ON o."account_id" = a."id"
WHERE a."id" = p."account_id" AND a."profile_filled_at" IS NOT NULL AND CASE
  WHEN p."birth_year" IS NOT NULL THEN extract(year FROM now() AT TIME ZONE 'Asia/Taipei') - p."birth_year" > 18
  ELSE o."type" = 'other_unit' OR o."academic_role" = 'teacher' OR o."school_type" = 'university_or_graduate_school'
    OR o."grade" IN ('junior_college_4', 'junior_college_5', 'junior_college_extended') END;
