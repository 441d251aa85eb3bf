CREATE TABLE "course_trials" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"unit_id" uuid NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_editions" ADD COLUMN "added_units" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "course_trials" ADD CONSTRAINT "course_trials_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_semesters" ON "courses" USING btree ("semester","shown_id") WHERE "courses"."shown_id" is not null;
--> statement-breakpoint
create trigger "hold_courseTrial_on_insert" after insert on "course_trials"
  for each row when (cardinality(new.file_ids) > 0)
  execute function "hold_files"('courseTrial', 'select ($1).course_id, 0, ($1).file_ids');
--> statement-breakpoint
create trigger "hold_courseTrial_on_update" after update on "course_trials"
  for each row when ((old.course_id, 0, old.file_ids) is distinct from (new.course_id, 0, new.file_ids))
  execute function "hold_files"('courseTrial', 'select ($1).course_id, 0, ($1).file_ids');
--> statement-breakpoint
create trigger "hold_courseTrial_on_delete" after delete on "course_trials"
  for each row when (cardinality(old.file_ids) > 0)
  execute function "hold_files"('courseTrial', 'select ($1).course_id, 0, ($1).file_ids');
