CREATE TABLE "course_edition_units" (
	"course_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"unit_id" uuid NOT NULL,
	"text" jsonb NOT NULL,
	CONSTRAINT "course_edition_units_course_id_number_unit_id_pk" PRIMARY KEY("course_id","number","unit_id")
);
--> statement-breakpoint
CREATE TABLE "course_editions" (
	"course_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"id" uuid NOT NULL,
	"outline" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by_id" uuid,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_editions_course_id_number_pk" PRIMARY KEY("course_id","number"),
	CONSTRAINT "course_editions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "course_editors" (
	"course_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"part" text NOT NULL,
	"is_accepted" boolean DEFAULT false NOT NULL,
	"invited_by" uuid,
	"invited_at" timestamp with time zone NOT NULL,
	"since" timestamp with time zone,
	CONSTRAINT "course_editors_course_id_person_id_pk" PRIMARY KEY("course_id","person_id"),
	CONSTRAINT "course_editors_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "course_files" (
	"course_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"person_id" uuid,
	"use" text NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid,
	"is_removed" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_files_course_id_id_pk" PRIMARY KEY("course_id","id"),
	CONSTRAINT "course_files_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "course_learners" (
	"course_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"learner_id" uuid NOT NULL,
	"has_joined" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_learners_course_id_person_id_pk" PRIMARY KEY("course_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "course_units" (
	"course_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"chapter_id" uuid,
	"is_removed" boolean DEFAULT false NOT NULL,
	"has_text" boolean DEFAULT false NOT NULL,
	CONSTRAINT "course_units_course_id_id_pk" PRIMARY KEY("course_id","id"),
	CONSTRAINT "course_units_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "course_words" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"phrases" text NOT NULL,
	"version" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"status" text DEFAULT 'planning' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"opening" text DEFAULT '' NOT NULL,
	"classifications" text[] DEFAULT '{}' NOT NULL,
	"recipients" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"course_type" text,
	"semester" text,
	"minutes" integer DEFAULT 0 NOT NULL,
	"chapter_count" smallint DEFAULT 0 NOT NULL,
	"unit_count" smallint DEFAULT 0 NOT NULL,
	"banner_id" uuid,
	"password_hash" text,
	"edition_number" integer DEFAULT 0 NOT NULL,
	"shown_id" uuid,
	"published_at" timestamp with time zone,
	"forum_status" text DEFAULT 'open' NOT NULL,
	"learner_count" integer DEFAULT 0 NOT NULL,
	"discussion_count" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"is_withheld" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courses_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "courses_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "lecturer_cards" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"card" jsonb NOT NULL,
	"version" integer NOT NULL,
	"writer" uuid NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_edition_units" ADD CONSTRAINT "course_edition_units_course_id_number_course_editions_course_id_number_fk" FOREIGN KEY ("course_id","number") REFERENCES "course_editions"("course_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_editions" ADD CONSTRAINT "course_editions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_editions" ADD CONSTRAINT "course_editions_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_editors" ADD CONSTRAINT "course_editors_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_editors" ADD CONSTRAINT "course_editors_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_editors" ADD CONSTRAINT "course_editors_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_files" ADD CONSTRAINT "course_files_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_files" ADD CONSTRAINT "course_files_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_files" ADD CONSTRAINT "course_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_learners" ADD CONSTRAINT "course_learners_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_learners" ADD CONSTRAINT "course_learners_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_units" ADD CONSTRAINT "course_units_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_words" ADD CONSTRAINT "course_words_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecturer_cards" ADD CONSTRAINT "lecturer_cards_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_editions_by" ON "course_editions" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "course_editors_person" ON "course_editors" USING btree ("person_id","is_accepted","course_id");--> statement-breakpoint
CREATE INDEX "course_editors_invited_by" ON "course_editors" USING btree ("invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "course_files_client" ON "course_files" USING btree ("course_id","client_id");--> statement-breakpoint
CREATE INDEX "course_files_person" ON "course_files" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "course_files_file" ON "course_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "course_learners_person" ON "course_learners" USING btree ("person_id","learner_id");--> statement-breakpoint
CREATE INDEX "course_words_tokens" ON "course_words" USING gin ("tokens");--> statement-breakpoint
CREATE UNIQUE INDEX "courses_client" ON "courses" USING btree ("owner_id","client_id");--> statement-breakpoint
CREATE INDEX "courses_owner_changed" ON "courses" USING btree ("owner_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "courses_owner_shown" ON "courses" USING btree ("owner_id","shown_id") WHERE "courses"."shown_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_newest" ON "courses" USING btree ("shown_id") WHERE "courses"."shown_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_learners" ON "courses" USING btree ("learner_count","shown_id") WHERE "courses"."shown_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_classifications" ON "courses" USING gin ("classifications") WHERE "courses"."shown_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_recipients" ON "courses" USING gin ("recipients") WHERE "courses"."shown_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_tags" ON "courses" USING gin ("tags") WHERE "courses"."shown_id" is not null;--> statement-breakpoint
CREATE INDEX "courses_types" ON "courses" USING btree ("course_type","shown_id") WHERE "courses"."shown_id" is not null;
--> statement-breakpoint
create trigger "hold_courseFile_on_insert" after insert on "course_files"
  for each row when (cardinality(array_remove(array[new.file_id], null)) > 0)
  execute function "hold_files"('courseFile', 'select ($1).id, 0, array_remove(array[($1).file_id], null)');
--> statement-breakpoint
create trigger "hold_courseFile_on_update" after update on "course_files"
  for each row when ((old.id, 0, array_remove(array[old.file_id], null)) is distinct from (new.id, 0, array_remove(array[new.file_id], null)))
  execute function "hold_files"('courseFile', 'select ($1).id, 0, array_remove(array[($1).file_id], null)');
--> statement-breakpoint
create trigger "hold_courseFile_on_delete" after delete on "course_files"
  for each row when (cardinality(array_remove(array[old.file_id], null)) > 0)
  execute function "hold_files"('courseFile', 'select ($1).id, 0, array_remove(array[($1).file_id], null)');
--> statement-breakpoint
create trigger "hold_courseEdition_on_insert" after insert on "course_editions"
  for each row when (cardinality(new.file_ids) > 0)
  execute function "hold_files"('courseEdition', 'select ($1).id, 0, ($1).file_ids');
--> statement-breakpoint
create trigger "hold_courseEdition_on_update" after update on "course_editions"
  for each row when ((old.id, 0, old.file_ids) is distinct from (new.id, 0, new.file_ids))
  execute function "hold_files"('courseEdition', 'select ($1).id, 0, ($1).file_ids');
--> statement-breakpoint
create trigger "hold_courseEdition_on_delete" after delete on "course_editions"
  for each row when (cardinality(old.file_ids) > 0)
  execute function "hold_files"('courseEdition', 'select ($1).id, 0, ($1).file_ids');
