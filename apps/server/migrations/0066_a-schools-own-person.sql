CREATE TABLE "school_domains" (
	"school_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"is_of_teachers" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "school_domains_school_id_domain_pk" PRIMARY KEY("school_id","domain")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "password_given_as" text;--> statement-breakpoint
ALTER TABLE "account_imports" ADD COLUMN "school_id" uuid;--> statement-breakpoint
ALTER TABLE "account_imports" ADD COLUMN "default_school_id" uuid;--> statement-breakpoint
ALTER TABLE "imported_accounts" ADD COLUMN "academic_role" text DEFAULT 'student' NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_accounts" ADD COLUMN "seat_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_accounts" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "schools" ADD COLUMN "domain" text;--> statement-breakpoint
ALTER TABLE "teacher_verifications" ADD COLUMN "vouched_by" uuid;--> statement-breakpoint
ALTER TABLE "school_domains" ADD CONSTRAINT "school_domains_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_imports" ADD CONSTRAINT "account_imports_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_imports" ADD CONSTRAINT "account_imports_default_school_id_schools_id_fk" FOREIGN KEY ("default_school_id") REFERENCES "schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_verifications" ADD CONSTRAINT "teacher_verifications_vouched_by_accounts_id_fk" FOREIGN KEY ("vouched_by") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_imports_school" ON "account_imports" USING btree ("school_id","id");--> statement-breakpoint
CREATE INDEX "schools_domain" ON "schools" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "teacher_verifications_colleague" ON "teacher_verifications" USING btree ("vouched_by","at");