CREATE TABLE "placements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"school_id" uuid,
	"typed_school_name" text,
	"academic_role" text,
	"grade" text,
	"class_name" text,
	"from_day" date NOT NULL,
	"until_day" date,
	"school_year" smallint GENERATED ALWAYS AS ((extract(year from from_day) - 1911 - case when extract(month from from_day) < 8 then 1 else 0 end)::smallint) STORED NOT NULL,
	CONSTRAINT "placements_from" UNIQUE("account_id","from_day"),
	CONSTRAINT "placements_days" CHECK (until_day >= from_day),
	CONSTRAINT "placements_year" CHECK (until_day < make_date(school_year + 1912, 8, 1))
);
--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "placements_open" ON "placements" USING btree ("account_id") WHERE "placements"."until_day" is null;--> statement-breakpoint
CREATE INDEX "placements_school" ON "placements" USING btree ("school_id","school_year");--> statement-breakpoint
-- Where people are, as far as it is known: by their form, or by the list of their school before they have filled it in.
-- What was said in a former school year ends with that, and its grade is to be said anew.
WITH days AS (
  SELECT make_date(extract(year FROM day)::int - CASE WHEN extract(month FROM day) < 8 THEN 1 ELSE 0 END, 8, 1) AS began
  FROM (SELECT (now() AT TIME ZONE 'Asia/Taipei')::date AS day) today),
said AS (
  SELECT o.account_id, o.school_id, o.typed_school_name, o.academic_role, o.grade,
    CASE WHEN i.grade = o.grade THEN i.class_name END AS class_name,
    (coalesce(a.profile_confirmed_at, o.updated_at) AT TIME ZONE 'Asia/Taipei')::date AS day
  FROM organizations o JOIN accounts a ON a.id = o.account_id
    LEFT JOIN imported_accounts i ON i.account_id = o.account_id AND i.school_id = o.school_id
  WHERE o.type = 'academic_unit'
  UNION ALL
  SELECT i.account_id, i.school_id, NULL, 'student', i.grade, i.class_name, (i.imported_at AT TIME ZONE 'Asia/Taipei')::date
  FROM imported_accounts i WHERE NOT EXISTS (SELECT 1 FROM organizations o WHERE o.account_id = i.account_id)),
formerly AS (
  INSERT INTO "placements" ("id", "account_id", "school_id", "typed_school_name", "academic_role", "grade", "class_name", "from_day", "until_day")
  SELECT gen_random_uuid(), account_id, school_id, typed_school_name, academic_role, grade, class_name, day,
    make_date(extract(year FROM day)::int + CASE WHEN extract(month FROM day) < 8 THEN 0 ELSE 1 END, 7, 31)
  FROM said, days WHERE day < began),
now_known AS (
  SELECT said.*, began, day >= began AS is_new,
    coalesce(day < began AND academic_role = 'student' AND grade IN ('primary_6', 'junior_high_3', 'high_3'), false) AS has_finished
  FROM said, days)
INSERT INTO "placements" ("id", "account_id", "school_id", "typed_school_name", "academic_role", "grade", "class_name", "from_day")
SELECT gen_random_uuid(), account_id, CASE WHEN NOT has_finished THEN school_id END,
  CASE WHEN NOT has_finished THEN typed_school_name END, academic_role, CASE WHEN is_new THEN grade END,
  CASE WHEN is_new THEN class_name END, greatest(day, began)
FROM now_known;
