ALTER TABLE "post_certifications" DROP CONSTRAINT "post_certifications_certifier_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "post_certifications" ALTER COLUMN "certifier_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "post_certifications" ADD CONSTRAINT "post_certifications_certifier_id_accounts_id_fk" FOREIGN KEY ("certifier_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;