CREATE TABLE "upload_reminders" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"school_id" uuid NOT NULL,
	"reminded_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_contributions" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"entries" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_schools" (
	"school_id" uuid PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"rebuilt_after" uuid
);
--> statement-breakpoint
CREATE TABLE "analytics_summaries" (
	"school_id" uuid NOT NULL,
	"span" text NOT NULL,
	"from_day" date NOT NULL,
	"measure" text NOT NULL,
	"level" smallint NOT NULL,
	"grade" text NOT NULL,
	"class_name" text NOT NULL,
	"code" text NOT NULL,
	"count" bigint NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "analytics_summaries_key" PRIMARY KEY("school_id","span","from_day","measure","level","grade","class_name","code")
);
--> statement-breakpoint
CREATE TABLE "changed_people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changed_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload_reminders" ADD CONSTRAINT "upload_reminders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_contributions" ADD CONSTRAINT "analytics_contributions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_schools" ADD CONSTRAINT "analytics_schools_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_summaries" ADD CONSTRAINT "analytics_summaries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE cascade ON UPDATE no action;