namespace SerBench.Formats.Tests.Grid;

// One type in its first version (V0) and after each sort of change, always under the same simple name.
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

    // Added at the end.
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

    // Added in the middle.
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

    // Removed in the middle.
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

    // Moved past members of other types.
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

    // Two of one type have changed places.
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

    // A wider type.
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

    // The same as V0, in another place.
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

    // Members whose names sort against their order.
    public static class V8
    {
        [GenerateBinarizer, Serializable]
        public sealed class Part { public int Right { get; set; } public int Left { get; set; } }
    }
}
