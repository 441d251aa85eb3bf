CREATE TABLE "school_permissions" (
	"account_id" uuid NOT NULL,
	"school_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "school_permissions_account_id_school_id_pk" PRIMARY KEY("account_id","school_id")
);
--> statement-breakpoint
CREATE TABLE "school_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"school_id" uuid NOT NULL,
	"made_by" uuid,
	"uses" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "school_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "teacher_verifications" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"code_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "school_permissions" ADD CONSTRAINT "school_permissions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_codes" ADD CONSTRAINT "school_codes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_codes" ADD CONSTRAINT "school_codes_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_verifications" ADD CONSTRAINT "teacher_verifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_verifications" ADD CONSTRAINT "teacher_verifications_code_id_school_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."school_codes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_codes_school" ON "school_codes" USING btree ("school_id","id");--> statement-breakpoint
CREATE INDEX "school_codes_maker" ON "school_codes" USING btree ("made_by");--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_verifications_email" ON "teacher_verifications" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "teacher_verifications_code" ON "teacher_verifications" USING btree ("code_id","at");