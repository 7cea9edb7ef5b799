namespace SerBench.Formats.Tests.Grid;

/// <summary>One type in its first version (<see cref="V0"/>) and after each sort of change, always under the same simple name.</summary>
public static class ChangedTypes
{
    public static class V0
    {
        [GenerateBinarizer, Serializable]
        public sealed class Part
        {
            public int Id { get; set; }

            public string? Name { get; set; }

            public int Count { get; set; }

            public double Amount { get; set; }

            public bool Active { get; set; }
        }
    }

    /// <summary>Added at the end.</summary>
    public static class V1
    {
        [GenerateBinarizer, Serializable]
        public sealed class Part
        {
            public int Id { get; set; }

            public string? Name { get; set; }

            public int Count { get; set; }

            public double Amount { get; set; }

            public bool Active { get; set; }

            public int Zone { get; set; }
        }
    }

    /// <summary>Added in the middle.</summary>
    public static class V2
    {
        [GenerateBinarizer, Serializable]
        public sealed class Part
        {
            public int Id { get; set; }

            public string? Name { get; set; }

            public int Zone { get; set; }

            public int Count { get; set; }

            public double Amount { get; set; }

            public bool Active { get; set; }
        }
    }

    /// <summary>Removed in the middle.</summary>
    public static class V3
    {
        [GenerateBinarizer, Serializable]
        public sealed class Part
        {
            public int Id { get; set; }

            public string? Name { get; set; }

            public double Amount { get; set; }

            public bool Active { get; set; }
        }
    }

    /// <summary>Moved past members of other types.</summary>
    public static class V4
    {
        [GenerateBinarizer, Serializable]
        public sealed class Part
        {
            public string? Name { get; set; }

            public bool Active { get; set; }

            public int Id { get; set; }

            public double Amount { get; set; }

            public int Count { get; set; }
        }
    }

    /// <summary>Two of one type have changed places.</summary>
    public static class V5
    {
        [GenerateBinarizer, Serializable]
        public sealed class Part
        {
            public int Count { get; set; }

            public string? Name { get; set; }

            public int Id { get; set; }

            public double Amount { get; set; }

            public bool Active { get; set; }
        }
    }

    /// <summary>A wider type.</summary>
    public static class V6
    {
        [GenerateBinarizer, Serializable]
        public sealed class Part
        {
            public int Id { get; set; }

            public string? Name { get; set; }

            public long Count { get; set; }

            public double Amount { get; set; }

            public bool Active { get; set; }
        }
    }

    /// <summary>The same as <see cref="V0"/>, in another place.</summary>
    public static class V7
    {
        [GenerateBinarizer, Serializable]
        public sealed class Part
        {
            public int Id { get; set; }

            public string? Name { get; set; }

            public int Count { get; set; }

            public double Amount { get; set; }

            public bool Active { get; set; }
        }
    }

    /// <summary>Members whose names sort against their order.</summary>
    public static class V8
    {
        [GenerateBinarizer, Serializable]
        public sealed class Part
        {
            public int Right { get; set; }

            public int Left { get; set; }
        }
    }
}
