CREATE TABLE "course_remark_replies" (
	"remark_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "course_remark_replies_remark_id_id_pk" PRIMARY KEY("remark_id","id"),
	CONSTRAINT "course_remark_replies_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "course_remarks" (
	"course_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"content" text NOT NULL,
	"starts_at" text NOT NULL,
	"ends_at" text NOT NULL,
	"quote" text NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "course_remarks_course_id_id_pk" PRIMARY KEY("course_id","id"),
	CONSTRAINT "course_remarks_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "course_remark_replies" ADD CONSTRAINT "course_remark_replies_remark_id_course_remarks_id_fk" FOREIGN KEY ("remark_id") REFERENCES "course_remarks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_remark_replies" ADD CONSTRAINT "course_remark_replies_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_remarks" ADD CONSTRAINT "course_remarks_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_remarks" ADD CONSTRAINT "course_remarks_unit_id_course_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "course_units"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_remarks" ADD CONSTRAINT "course_remarks_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_remarks" ADD CONSTRAINT "course_remarks_resolved_by_id_accounts_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_remark_replies_client" ON "course_remark_replies" USING btree ("author_id","client_id");--> statement-breakpoint
CREATE INDEX "course_remark_replies_author" ON "course_remark_replies" USING btree ("author_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_remarks_client" ON "course_remarks" USING btree ("author_id","client_id");--> statement-breakpoint
CREATE INDEX "course_remarks_unit" ON "course_remarks" USING btree ("unit_id","id");--> statement-breakpoint
CREATE INDEX "course_remarks_author" ON "course_remarks" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "course_remarks_resolved_by" ON "course_remarks" USING btree ("resolved_by_id");