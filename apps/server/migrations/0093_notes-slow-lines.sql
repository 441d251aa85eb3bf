CREATE TABLE "course_notes" (
	"person_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"piece_id" uuid,
	"second" integer,
	"text" text NOT NULL,
	"revision" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_notes_person_id_course_id_id_pk" PRIMARY KEY("person_id","course_id","id")
);
--> statement-breakpoint
ALTER TABLE "course_records" ALTER COLUMN "group_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "small_key" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "small_bytes" bigint;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "is_small_decided" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course_notes" ADD CONSTRAINT "course_notes_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_notes" ADD CONSTRAINT "course_notes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_notes_course" ON "course_notes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "files_small" ON "files" USING btree ("small_key") WHERE "files"."small_key" is not null;--> statement-breakpoint
CREATE INDEX "files_small_undecided" ON "files" USING btree ("id") WHERE not "files"."is_small_decided" and "files"."type" & 2 <> 0 and ("files"."conversion_state" = 'done' or ("files"."conversion_state" is null and "files"."duration" is not null));
--> statement-breakpoint
-- Films that were published before their length was known.
update "course_edition_pieces" piece set "seconds" = greatest(1, ceil(film."duration"))::int
from "files" film
where piece."kind" = 'film' and piece."content" = film."id"::text and film."duration" is not null
  and piece."seconds" <> greatest(1, ceil(film."duration"))::int;
