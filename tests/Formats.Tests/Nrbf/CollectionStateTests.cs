namespace SerBench.Formats.Tests.Nrbf;

// The private state of collections that BinaryFormatter writes: capacity, version, and the unused part of the array.
public class CollectionStateTests
{
    [Fact]
    public void AListKeepsCapacityAndVersion()
    {
        List<int> list = new(100) { 1, 2, 3 };
        list.Remove(2);
        List<int> read = Check(list);
        Assert.Equal([1, 3], read);
        Assert.Equal(100, read.Capacity);
    }

    [Fact]
    public void NumbersBehindTheEndOfAListAreWrittenAsTheyLieThere()
    {
        List<int> list = [1, 2, 3, 4];
        list.RemoveRange(1, 3);
        byte[] bytes = new NrbfCodec<Box<List<int>>>().Encode(new Box<List<int>> { Value = list });
        byte[] behind = [1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0];
        Assert.True(bytes.AsSpan().IndexOf(behind) > 0);
        Check(list);
    }

    [Fact]
    public void StructsBehindTheEndOfAList()
    {
        List<Coin<string>> list = new(9) { new Coin<string>("a", 1), new Coin<string>("b", 2), new Coin<string>("c", 3) };
        list.RemoveAt(2);
        Check(list);
    }

    [Fact]
    public void NullsBehindTheEndOfAListAreARun()
    {
        List<string?> list = new(1000) { "a", null, "a" };
        byte[] bytes = new NrbfCodec<Box<List<string?>>>().Encode(new Box<List<string?>> { Value = list });
        Assert.InRange(bytes.Length, 1, 1000);
        Assert.Equal(1000, Check(list).Capacity);
    }

    [Fact]
    public void EmptyListsShareOneArray()
    {
        var quad = new Quad<List<int>, List<int>, List<string>, List<int>> { First = [], Second = [], Third = [], Fourth = new(0) };
        new NrbfCodec<Quad<List<int>, List<int>, List<string>, List<int>>>().Check(quad);
    }

    [Fact]
    public void EmptyArraysAreTheSameOneOnlyIfTheyWere()
    {
        var quad = new Quad<int[], int[], int[], string[]> { First = [], Second = [], Third = new int[0], Fourth = [] };
        Quad<int[], int[], int[], string[]> read = new NrbfCodec<Quad<int[], int[], int[], string[]>>().Check(quad);
        Assert.Same(read.First, read.Second);
        Assert.NotSame(read.First, read.Third);
    }

    [Fact]
    public void ArraysAreShared()
    {
        int[] inner = [1, 2];
        var quad = new Quad<int[][], int[], List<int[]>, int[][]>
        {
            First = [inner, inner],
            Second = inner,
            Third = [inner],
            Fourth = [[3]],
        };
        Quad<int[][], int[], List<int[]>, int[][]> read = new NrbfCodec<Quad<int[][], int[], List<int[]>, int[][]>>().Check(quad);
        Assert.Same(read.First![0], read.Second);
        Assert.Same(read.Second, read.Third![0]);
    }

    [Fact]
    public void ADictionaryKeepsCapacityVersionAndOrder()
    {
        var map = new Dictionary<string, int>(50);
        for (int i = 0; i < 20; i++)
        {
            map[$"key {i}"] = i;
        }

        map.Remove("key 3");
        map.Remove("key 9");
        map["new"] = 1;
        Dictionary<string, int> read = Check(map);
        Assert.Equal(map.ToArray(), read.ToArray());
        Assert.Equal(7, read["key 7"]);
    }

    [Fact]
    public void DictionariesInBothForms()
    {
        var cleared = new Dictionary<string, int> { ["a"] = 1 };
        cleared.Clear();
        Dictionary<string, int>[] maps = [[], cleared, new() { ["a"] = 1 }, [], new() { ["b"] = 2 }];
        Check(maps);
        Check<Dictionary<string, int>[]>([.. maps.Reverse()]);
    }

    [Fact]
    public void SetsInBothForms()
    {
        HashSet<int> used = [1, 2, 3];
        used.Remove(2);
        HashSet<int>[] sets = [[], used, new(20), []];
        HashSet<int>[] read = Check(sets);
        Assert.Contains(3, read[1]);
        Assert.DoesNotContain(2, read[1]);
    }

    [Fact]
    public void KeysThatAreObjectsAreFoundAgain()
    {
        var key = new Card<string>("front", 7);
        var map = new Dictionary<Card<string>, string> { [key] = "value", [new Card<string>(null, 1)] = "other" };
        Dictionary<Card<string>, string> read = Check(map);
        Assert.Equal("value", read[new Card<string>("front", 7)]);
        Assert.Equal("other", read[new Card<string>(null, 1)]);
    }

    [Fact]
    public void ItemsThatAreStructsWithReferencesAreFoundAgain()
    {
        HashSet<(string, int)> set = [("a", 1), ("b", 2)];
        Assert.Contains(("b", 2), Check(set));
    }

    [Fact]
    public void RunsOfNullsOfEveryLength()
    {
        int[] lengths = [0, 1, 2, 255, 256, 257, 1000];
        foreach (int length in lengths)
        {
            Check<string?[]>([.. new string?[length], "end", .. new string?[length]]);
            Check<int?[]>([.. new int?[length], 1, .. new int?[length]]);
        }
    }

    [Fact]
    public void ArraysOfArraysOfEveryForm() =>
        Check<string?[][,][]>([new string?[,][] { { ["a", null], [] } }, new string?[0, 3][]]);

    [Fact]
    public void WhatAReaderWouldRefuseIsNotWritten()
    {
        RefusalTests.Refuse(new List<string>(1_000_000));
        RefusalTests.Refuse(new string[1_000_000]);
        RefusalTests.Refuse(new Dictionary<string, int>(1_000_000));
        RefusalTests.Refuse(new HashSet<string>(1_000_000));
    }

    // Checks a value as a member, and gives what was read of it.
    private static T Check<T>(T value) => new NrbfCodec<Box<T>>().Check(new Box<T> { Value = value }).Value!;
}
