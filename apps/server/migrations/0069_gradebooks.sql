CREATE TABLE "gradebook_columns" (
	"id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"title" text NOT NULL,
	"day" date NOT NULL,
	"maximum" integer NOT NULL,
	"weight" smallint NOT NULL,
	"category_id" uuid,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gradebook_columns_group_id_id_pk" PRIMARY KEY("group_id","id"),
	CONSTRAINT "gradebook_columns_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "gradebook_entries" (
	"group_id" uuid NOT NULL,
	"column_id" uuid,
	"question_id" uuid,
	"of_id" uuid GENERATED ALWAYS AS (coalesce(column_id, question_id)) STORED NOT NULL,
	"account_id" uuid NOT NULL,
	"score" double precision,
	"is_excused" boolean NOT NULL,
	"version" integer NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gradebook_entries_group_id_of_id_account_id_pk" PRIMARY KEY("group_id","of_id","account_id"),
	CONSTRAINT "gradebook_entries_of_one" CHECK (num_nonnulls("gradebook_entries"."column_id", "gradebook_entries"."question_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "gradebook_homework" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"weight" smallint NOT NULL,
	"category_id" uuid,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gradebooks" (
	"group_id" uuid NOT NULL,
	"term" text NOT NULL,
	"decimals" smallint NOT NULL,
	"is_published" boolean NOT NULL,
	"categories" jsonb NOT NULL,
	"other_weight" smallint NOT NULL,
	"homework_category_id" uuid,
	"school_fields" jsonb,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gradebooks_group_id_term_pk" PRIMARY KEY("group_id","term")
);
--> statement-breakpoint
ALTER TABLE "gradebook_columns" ADD CONSTRAINT "gradebook_columns_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_entries" ADD CONSTRAINT "gradebook_entries_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_entries" ADD CONSTRAINT "gradebook_entries_column_id_gradebook_columns_id_fk" FOREIGN KEY ("column_id") REFERENCES "gradebook_columns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_entries" ADD CONSTRAINT "gradebook_entries_question_id_homework_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "homework_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_entries" ADD CONSTRAINT "gradebook_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_homework" ADD CONSTRAINT "gradebook_homework_question_id_homework_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "homework_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebooks" ADD CONSTRAINT "gradebooks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gradebook_columns_client" ON "gradebook_columns" USING btree ("group_id","client_id");--> statement-breakpoint
CREATE INDEX "gradebook_columns_day" ON "gradebook_columns" USING btree ("group_id","day");--> statement-breakpoint
CREATE INDEX "gradebook_entries_column" ON "gradebook_entries" USING btree ("column_id") WHERE "gradebook_entries"."column_id" is not null;--> statement-breakpoint
CREATE INDEX "gradebook_entries_question" ON "gradebook_entries" USING btree ("question_id") WHERE "gradebook_entries"."question_id" is not null;--> statement-breakpoint
CREATE INDEX "gradebook_entries_account" ON "gradebook_entries" USING btree ("account_id");