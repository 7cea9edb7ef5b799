namespace SerBench.Model.DataSets.Answers;

[Serializable]
public sealed class Answer
{
    public int? QuestionId { get; set; }

    public int? AnswerId { get; set; }

    public DateTime? LockedDate { get; set; }

    public DateTime? CreationDate { get; set; }

    public DateTime? LastEditDate { get; set; }

    public DateTime? LastActivityDate { get; set; }

    public int? Score { get; set; }

    public DateTime? CommunityOwnedDate { get; set; }

    public bool? IsAccepted { get; set; }

    public string? Body { get; set; }

    public ShallowUser? Owner { get; set; }

    public string? Title { get; set; }

    public int? UpVoteCount { get; set; }

    public int? DownVoteCount { get; set; }

    public List<Comment>? Comments { get; set; }

    public string? Link { get; set; }

    public List<string>? Tags { get; set; }

    public bool? Upvoted { get; set; }

    public bool? Downvoted { get; set; }

    public bool? Accepted { get; set; }

    public ShallowUser? LastEditor { get; set; }

    public int? CommentCount { get; set; }

    public string? BodyMarkdown { get; set; }

    public string? ShareLink { get; set; }
}

[Serializable]
public sealed class Comment
{
    public int? CommentId { get; set; }

    public int? PostId { get; set; }

    public DateTime? CreationDate { get; set; }

    public PostType? PostType { get; set; }

    public int? Score { get; set; }

    public bool? Edited { get; set; }

    public string? Body { get; set; }

    public ShallowUser? Owner { get; set; }

    public ShallowUser? ReplyToUser { get; set; }

    public string? Link { get; set; }

    public string? BodyMarkdown { get; set; }

    public bool? Upvoted { get; set; }
}

[Serializable]
public sealed class ShallowUser
{
    public int? UserId { get; set; }

    public string? DisplayName { get; set; }

    public int? Reputation { get; set; }

    public UserType? UserType { get; set; }

    public string? ProfileImage { get; set; }

    public string? Link { get; set; }

    public int? AcceptRate { get; set; }

    public BadgeCount? BadgeCounts { get; set; }
}

[Serializable]
public sealed class BadgeCount
{
    public int? Gold { get; set; }

    public int? Silver { get; set; }

    public int? Bronze { get; set; }
}

public enum PostType : byte
{
    Question = 1,
    Answer = 2,
}

public enum UserType : byte
{
    Unregistered = 2,
    Registered = 3,
    Moderator = 4,
    DoesNotExist = 255,
}
