CREATE TABLE "post_certifications" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"certifier_id" uuid NOT NULL,
	"certified_at" timestamp with time zone NOT NULL,
	"group_name" text NOT NULL,
	"question" text NOT NULL,
	"receipt" text NOT NULL,
	"handed_in_at" timestamp with time zone NOT NULL,
	"words" text,
	"score" integer,
	"total_score" integer NOT NULL,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "homework_hand_ins" ADD COLUMN "record_id" uuid;--> statement-breakpoint
ALTER TABLE "homework_remarks" ADD COLUMN "certifies" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "homework_remarks" ADD COLUMN "may_show" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post_certifications" ADD CONSTRAINT "post_certifications_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_certifications" ADD CONSTRAINT "post_certifications_certifier_id_accounts_id_fk" FOREIGN KEY ("certifier_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_certifications_certifier" ON "post_certifications" USING btree ("certifier_id","post_id");